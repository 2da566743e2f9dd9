import { setTimeout as pause } from 'node:timers/promises'

import type { PayloadRequest } from 'payload'

import type { Credentials } from '@/src/domain/accounts/account-input'
import {
  CROWD,
  CROWD_DELAY_MS,
  KNOWN_BROWSER_TRIES,
  SOURCE_TRIES,
} from '@/src/domain/accounts/sign-in-waits'
import { AppError } from '@/src/lib/errors'
import { clientIp } from '@/src/lib/http/network/client-ip'
import { isOwnMachine, networkOf } from '@/src/lib/http/network/network'
import { accountOf } from '@/src/services/accounts/account-of'
import { type Entrance, signIn } from '@/src/services/accounts/sign-in/sign-in'
import { knownBrowser } from '../../platform/known-browser'
import { storedPassword } from '../../platform/password-hash'
import {
  countTry,
  forgetTries,
  noteTry,
  TriedTooSoon,
  triesOf,
  unnoteTry,
} from '../sessions/sign-in-tries'

type Door = Pick<PayloadRequest, 'payload' | 'headers'>

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** The counter of a browser that the account knows; null for a stranger's. */
async function ownCounter(req: Door, email: string, cookie: string | undefined) {
  const account = await accountOf({ payload: req.payload }, email)
  const user = account?.id ?? NOBODY
  const mark = knownBrowser(cookie, user, await storedPassword({ payload: req.payload }, user))
  if (!mark) return null
  const counter = `browser|${mark}`
  return (await triesOf(req, counter)) < KNOWN_BROWSER_TRIES ? counter : null
}

const isWrong = (error: unknown) => error instanceof AppError && error.code === 'wrong_credentials'

async function asKnown(req: Door, credentials: Credentials, counter: string): Promise<Entrance> {
  try {
    const session = await signIn(req.payload, credentials)
    await forgetTries(req, counter)
    return session
  } catch (error) {
    if (isWrong(error)) await noteTry(req, counter, 24)
    throw error
  }
}

/**
 * Counts tries from one address for whichever accounts. Where no address is known, or only this
 * machine's own, nothing is counted, as it would shut everybody out at once.
 * @returns the counter, to take the try back that was right
 */
async function countSource(req: Door, network: string): Promise<string | null> {
  if (!network || isOwnMachine(network)) return null
  const source = `source|${network}`
  const { tries, forgottenIn } = await noteTry(req, source, 1)
  if (tries > SOURCE_TRIES) throw new TriedTooSoon(forgottenIn)
  return source
}

async function asStranger(req: Door, credentials: Credentials): Promise<Entrance> {
  const network = networkOf(clientIp(req.headers) ?? '')
  const place = `${network}|${credentials.email}`
  const everywhere = `everywhere|${credentials.email}`
  const source = await countSource(req, network)
  await countTry(req, place)
  if ((await triesOf(req, everywhere)) >= CROWD) await pause(CROWD_DELAY_MS)
  try {
    const session = await signIn(req.payload, credentials)
    await forgetTries(req, place)
    if (source) await unnoteTry(req, source)
    return session
  } catch (error) {
    if (isWrong(error)) await noteTry(req, everywhere, 1)
    throw error
  }
}

/**
 * Signs in by email and password as often as is bearable. Wrong passwords make the next try from
 * the same address for the same account wait, longer each time. A browser in which someone has
 * signed in to the account before waits for nothing that others do; neither does another address.
 *
 * @param cookie what the browser remembers of accounts
 * @throws AppError 401 `wrong_credentials`, 429 `rate_limited`
 */
export async function signInPaced(
  req: Door,
  credentials: Credentials,
  cookie: string | undefined,
): Promise<Entrance> {
  const counter = await ownCounter(req, credentials.email, cookie)
  return counter ? asKnown(req, credentials, counter) : asStranger(req, credentials)
}
