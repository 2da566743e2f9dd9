import { randomInt } from 'node:crypto'
import type { Payload } from 'payload'
import { findRows } from '@/src/lib/find-one'
import { createRow } from '@/src/lib/write-row'

/** Letters and digits that no one mistakes for one another. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

export function generatePassword(length = 20): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

export type FirstAdmin = { readonly email: string; readonly password: string }

/** Whether anybody has an account. The administrator is made last, so none means unfinished. */
export async function hasUsers(payload: Payload): Promise<boolean> {
  const docs = await findRows({ payload }, 'users', {
    limit: 1,
    select: { email: true },
    overrideAccess: true, // asked before there is anybody to ask for
  })
  return docs.length > 0
}

/**
 * The account without which no one could get into the back-office. A new installation asks all staff
 * for a second factor, with the usual days to set it up.
 */
export async function createFirstAdmin(payload: Payload, admin: FirstAdmin): Promise<void> {
  await payload.updateGlobal({
    slug: 'privateSettings',
    data: { staffTwoFactor: { required: true } },
    depth: 0,
    overrideAccess: true, // as below
  })
  await createRow({ payload }, 'users', {
    data: {
      email: admin.email.trim().toLowerCase(),
      password: admin.password,
      firstName: 'Support team', // customers read it as the author of answers
      role: 'admin',
      emailVerifiedAt: new Date().toISOString(), // anyone who runs the machine is who they say
    },
    overrideAccess: true, // there is no one yet who could allow it
  })
}
