// `npm run seed:demo`: an invented year of business. `npm run seed:demo -- --remove` takes it out.
import './database/quiet'

import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

import { env } from '@/src/lib/env'
import { removeDemo } from '@/src/seed/demo/remove-demo'
import { hasDemo, seedDemo } from '@/src/seed/demo/seed-demo'

import { customerBox } from './database/login-box'

async function remove(payload: Payload): Promise<void> {
  console.log(`Removed ${await removeDemo(payload)} demo rows.`)
}

async function add(payload: Payload): Promise<void> {
  if (await hasDemo(payload)) {
    console.log('The demo year is already there. To remove it: npm run seed:demo -- --remove')
    return
  }
  const { login, orders, customers } = await seedDemo(payload, new Date(), (step) =>
    console.log(`  Creating ${step} …`),
  )
  console.log(`Done: ${orders} orders from ${customers} customers and their guests.`)
  console.log(`\n${customerBox(env.SITE_URL, login)}\n`)
}

const payload = await getPayload({ config })
await (process.argv.includes('--remove') ? remove(payload) : add(payload))
await payload.destroy()
process.exit(0)
