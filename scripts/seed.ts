// `npm run seed`: adds what a new installation begins with and this one lacks. Overwrites nothing.
import './database/quiet'

import config from '@payload-config'
import { getPayload } from 'payload'

import { seedEverything } from '@/src/seed/seed-everything'
import { invalidateTags } from '@/src/services/platform/invalidate-tags'

const TAGS = [
  'packages',
  'addons',
  'states',
  'services',
  'checkoutPackages',
  'faqs',
  'seo',
  'content',
  'settings',
  'paymentGateways',
]

const payload = await getPayload({ config })
console.log('Adding missing data …')
const made = await seedEverything(payload)
for (const [name, rows] of Object.entries(made)) {
  if (rows instanceof Map) console.log(`  ${name}: ${rows.size}`)
}
await invalidateTags({ payload }, TAGS)
console.log('Done. Existing rows were left unchanged.')
await payload.destroy()
process.exit(0)
