import type { Payload } from 'payload'

import type { User } from '@/src/payload-types'

import { browser, newcomer } from '../browser'
import { mailedLink } from '../mail/mailbox'

/** An account as it is stored. */
export async function userOf(payload: Payload, email: string): Promise<User | undefined> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    showHiddenFields: true,
    depth: 0,
    overrideAccess: true, // tests look at all of it
  })
  return docs[0]
}

/** Someone who has signed up and not followed the link yet, and their browser. */
export async function signedUp(payload: Payload, changes: object = {}) {
  const account = newcomer(changes)
  const own = browser()
  const answer = await own.post('/account/sign-up', account)
  const { token, url } = await mailedLink(payload, account.email, 'confirm-address')
  return { account, own, answer, token, url }
}
