import { isIP } from 'node:net'

import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { and, eq, gt, lt, or } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'

import type { newPasskey, passkeyAnswer } from '@/src/domain/accounts/two-factor/factor-input'
import { type Caller, databaseOf } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { passkey_challenges, passkeys } from '@/src/lib/factors/tables'
import { inFuture, now } from '@/src/lib/sql-parts'

const SITE = new URL(env.SITE_URL)
const MOST = 10

/** Browsers make passkeys for names, and for no bare IP address. */
export const PASSKEYS_WORK = isIP(SITE.hostname.replace(/^\[|\]$/g, '')) === 0

type Purpose = 'add' | 'confirm'

/** Keeps what is to be signed, for five minutes and one answer. */
async function keepChallenge(req: Caller, user: string, purpose: Purpose, challenge: string) {
  const db = await databaseOf(req)
  await db
    .delete(passkey_challenges)
    .where(and(eq(passkey_challenges.user, user), lt(passkey_challenges.expiresAt, now)))
  await db
    .insert(passkey_challenges)
    .values({ user, purpose, challenge, expiresAt: inFuture('5 minutes') })
}

/**
 * Uses one up, in no transaction: it is gone whether or not the answer to it turns out to be right.
 */
async function takeChallenge(
  { payload }: Caller,
  user: string,
  purpose: Purpose,
  challenge: string,
) {
  const db = await databaseOf({ payload })
  const { expiresAt } = passkey_challenges
  const taken = await db
    .delete(passkey_challenges)
    .where(
      and(
        eq(passkey_challenges.challenge, challenge),
        eq(passkey_challenges.user, user),
        eq(passkey_challenges.purpose, purpose),
        gt(expiresAt, now),
      ),
    )
    .returning({ expiresAt })
  return taken.length > 0
}

type Owner = { readonly id: string; readonly email: string; readonly firstName: string }

async function keysOf(req: Caller, user: string) {
  const db = await databaseOf(req)
  const { credential, transports } = passkeys
  return db.select({ id: credential, transports }).from(passkeys).where(eq(passkeys.user, user))
}

/** What the browser needs to make a passkey; null where there are enough. */
export async function passkeyToAdd(req: Caller, owner: Owner, company: string) {
  const known = await keysOf(req, owner.id)
  if (known.length >= MOST) return null
  const options = await generateRegistrationOptions({
    rpName: company,
    rpID: SITE.hostname,
    userName: owner.email,
    userDisplayName: owner.firstName,
    userID: new Uint8Array(Buffer.from(owner.id.replaceAll('-', ''), 'hex')),
    attestationType: 'none',
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'required' },
  })
  await keepChallenge(req, owner.id, 'add', options.challenge)
  return options
}

/** What the browser needs to sign by one of someone's passkeys; null where there is none. */
export async function passkeyToConfirm(req: Caller, user: string) {
  const known = await keysOf(req, user)
  if (known.length === 0) return null
  const options = await generateAuthenticationOptions({
    rpID: SITE.hostname,
    allowCredentials: known,
    userVerification: 'required',
  })
  await keepChallenge(req, user, 'confirm', options.challenge)
  return options
}

/** What an answer has to be: of our site, by someone who has shown that they are there. */
const EXPECTED = {
  expectedOrigin: SITE.origin,
  expectedRPID: SITE.hostname,
  requireUserVerification: true,
}

/** Adds a passkey that the browser has just made; false for an answer that is not right. */
export async function addPasskey(
  req: PayloadRequest,
  user: string,
  { name, answer }: z.infer<typeof newPasskey>,
): Promise<boolean> {
  const made = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: (challenge) => takeChallenge(req, user, 'add', challenge),
    ...EXPECTED,
  }).catch(() => null)
  if (!made?.verified) return false
  const { id, publicKey, counter, transports } = made.registrationInfo.credential
  const db = await databaseOf(req)
  const added = await db
    .insert(passkeys)
    .values({
      user,
      name,
      credential: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports ?? [],
    })
    .onConflictDoNothing({ target: passkeys.credential })
    .returning({ id: passkeys.id })
  return added.length > 0
}

/**
 * Whether an answer was signed by one of someone's passkeys, just now and for us. One whose
 * counter does not go on has been copied, and is refused.
 */
export async function spendPasskey(
  req: Caller,
  user: string,
  answer: z.infer<typeof passkeyAnswer>,
): Promise<boolean> {
  const db = await databaseOf(req)
  const theirs = and(eq(passkeys.user, user), eq(passkeys.credential, answer.id))
  const [key] = await db.select().from(passkeys).where(theirs)
  if (!key) return false
  const result = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: (challenge) => takeChallenge(req, user, 'confirm', challenge),
    ...EXPECTED,
    credential: {
      id: key.credential,
      publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
      counter: key.counter,
      transports: key.transports,
    },
  }).catch(() => null)
  if (!result?.verified) return false
  const { newCounter } = result.authenticationInfo
  const used = await db
    .update(passkeys)
    .set({ counter: newCounter, lastUsedAt: now })
    .where(
      and(
        theirs,
        or(
          lt(passkeys.counter, newCounter),
          and(eq(passkeys.counter, 0), eq(passkeys.counter, newCounter)),
        ),
      ),
    )
    .returning({ id: passkeys.id })
  return used.length > 0
}

/** Forgets one of someone's passkeys, or all. @returns their names */
export async function forgetPasskeys(req: Caller, user: string, id?: string): Promise<string[]> {
  const db = await databaseOf(req)
  const gone = await db
    .delete(passkeys)
    .where(and(eq(passkeys.user, user), id === undefined ? undefined : eq(passkeys.id, id)))
    .returning({ name: passkeys.name })
  return gone.map(({ name }) => name)
}
