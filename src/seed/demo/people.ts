import { MAIL_TOPIC_NAMES } from '@/src/domain/mail/mail-preferences'
import type { User } from '@/src/payload-types'
import type { Demo } from '@/src/seed/demo/context'
import { DEMO_DOMAIN, FIRST_NAMES, LAST_NAMES } from '@/src/seed/demo/demo-data'
import { generatePassword } from '@/src/seed/first-admin'

export type Person = { firstName: string; lastName: string; email: string; phone: string }

/** Someone who does not exist. `number` keeps their address their own. */
export function invent({ rng }: Demo, number: number): Person {
  const firstName = rng.pick(FIRST_NAMES)
  const lastName = rng.pick(LAST_NAMES)
  return {
    firstName,
    lastName,
    email: `${firstName}.${lastName}.${number}@${DEMO_DOMAIN}`.toLowerCase(),
    phone: `+1 307 555 0${rng.whole(100, 199)}`,
  }
}

/** Customers with an account. They have no password, except one, so that it can be tried. */
export async function addCustomers(demo: Demo, count: number) {
  const joined = demo.rng.daysAgo(300).toISOString()
  const login = { email: `customer@${DEMO_DOMAIN}`, password: generatePassword() }
  const first = await demo.add('users', {
    ...login,
    firstName: 'Dana',
    lastName: 'Demo',
    phone: '+1 307 555 0100',
    role: 'user',
    createdAt: joined,
    emailVerifiedAt: joined,
  })
  const customers: User[] = [first]
  for (let number = 1; number < count; number += 1) customers.push(await addCustomer(demo, number))
  return { login, customers }
}

/** One of these, who agreed to marketing email if their number divides by three. */
async function addCustomer(demo: Demo, number: number): Promise<User> {
  const joined = demo.rng.daysAgo(demo.rng.whole(5, 350)).toISOString()
  const person = invent(demo, number)
  const marketing = number % 3 === 0
  const said = {
    email: person.email,
    granted: true,
    textVersion: 'account-1',
    place: 'account',
  } as const
  for (const topic of marketing ? MAIL_TOPIC_NAMES : []) {
    await demo.add('consents', { ...said, topic, createdAt: joined })
  }
  // Straight to the table: hashing a password that no one knows takes most of a second.
  return demo.payload.db.create({
    collection: 'users',
    data: {
      ...person,
      role: 'user',
      notificationPreferences: { email: true, complianceReminders: true, marketing },
      createdAt: joined,
      updatedAt: joined,
      emailVerifiedAt: joined,
    },
    req: {},
  })
}
