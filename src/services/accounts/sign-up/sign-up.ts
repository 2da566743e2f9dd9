import { and, eq, isNull } from 'drizzle-orm'
import type { Payload, PayloadRequest } from 'payload'
import { account_tokens } from '@/src/database-schema'
import type { NewAccount } from '@/src/domain/accounts/account-input'
import { databaseOf, inTransaction } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { hashToken, randomToken, sameText } from '@/src/lib/secrets'
import { derivedToken, isDerivedToken } from '@/src/lib/tokens'
import { createRow, updateRow } from '@/src/lib/write-row'
import type { User } from '@/src/payload-types'
import { type Account, accountOf } from '@/src/services/accounts/account-of'
import {
  type Addressee,
  isMailedEnough,
  mailAccountExists,
  mailConfirmation,
} from '@/src/services/accounts/links/account-mails'
import { assertPassword } from '@/src/services/accounts/sessions/password-policy'
import { lockSessions, passwordTurn } from '@/src/services/accounts/sessions/sessions'
import { beginSession, type Entrance, signIn } from '@/src/services/accounts/sign-in/sign-in'
import { acceptedVersion } from '@/src/services/content/pages/legal-versions'
import { findOrderByToken } from '@/src/services/orders/order-pass'
import { isPassword } from '@/src/services/platform/password-hash'
import { claimOrder } from '@/src/services/purchase/settle/claim-order'

type SignUpOutcome =
  | { readonly status: 'signed_in'; readonly session: Entrance; readonly linked: boolean }
  /** Whatever was found or done: a mail says what. `browserKey` is for the browser to keep. */
  | { readonly status: 'check_mail'; readonly browserKey: string }

type Asked = {
  readonly account: NewAccount
  /** Where the mailed link leads on to. */
  readonly next: string | null
  /** The key to the order that this browser has just placed: `orderId.token`. */
  readonly pass: string | undefined
}

const checkMail = (browserKey: string = randomToken()): SignUpOutcome => ({
  status: 'check_mail',
  browserKey,
})

/** A sign-up never touches an account that someone uses, or that staff have made for staff. */
const isTaken = (known: Account) => known.verified || known.begunByOrder || known.isStaff

/** Whether the browser holds the key to a paid order of this very address. */
async function holdsPaidOrder(payload: Payload, { account, pass }: Asked): Promise<boolean> {
  const order = await findOrderByToken(payload, pass)
  return (
    order !== null &&
    !order.user &&
    order.paymentStatus === 'paid' &&
    order.email.trim().toLowerCase() === account.email
  )
}

async function create(req: PayloadRequest, account: NewAccount): Promise<Addressee> {
  const { firstName, lastName, email, password } = account
  return createRow(req, 'users', {
    data: { firstName, lastName, email, password, role: 'user', consent: await consentNow(req) },
    overrideAccess: true, // everybody may have an account; what it may do is decided here
  })
}

/** No one has shown yet that the address is theirs: anyone who asked last is taken at their word. */
async function replace(req: PayloadRequest, id: string, account: NewAccount): Promise<Addressee> {
  const { firstName, lastName, password } = account
  return updateRow(req, 'users', id, {
    data: { firstName, lastName, password, consent: await consentNow(req) },
    overrideAccess: true, // as above
  })
}

/** Makes the account; null where there is one that a sign-up does not touch. */
async function open(
  req: PayloadRequest,
  asked: Asked,
  paid: boolean,
): Promise<SignUpOutcome | null> {
  const { account, next, pass } = asked
  await lockSessions(req, account.email)
  const known = await accountOf(req, account.email)
  if (known && isTaken(known)) return null
  if (await isMailedEnough(req, account.email)) {
    await equalizePasswordTiming(account.password)
    return checkMail()
  }
  const user = known ? await replace(req, known.id, account) : await create(req, account)
  const token = await mailConfirmation(req, user, next)
  if (known || !paid) return checkMail(browserKeyOf(hashToken(token)))
  await claimOrder(req.payload, pass, user.id, req)
  return { status: 'signed_in', session: await beginSession(req, user.id), linked: true }
}

async function tellThatItExists(payload: Payload, email: string): Promise<void> {
  await inTransaction(payload, async (req) => {
    const known = await accountOf(req, email)
    if (known && !(await isMailedEnough(req, email))) await mailAccountExists(req, known)
  })
}

/**
 * Opens a customer's account, whose address its owner then confirms by a mailed link.
 *
 * Answers alike, after one password hash, whether or not the address is known: only the mail says
 * more. Someone who gives the password of the account they have is signed in. So is anyone who has
 * just paid for an order with this address and holds its key, unless the address has an account:
 * the order moves into the new one, though nothing else does until the address is verified.
 * @throws AppError 422 `weak_password`
 */
export async function signUp(payload: Payload, asked: Asked): Promise<SignUpOutcome> {
  const { email, password } = asked.account
  await assertPassword({ payload }, password, 'customer', asked.account)
  const paid = await holdsPaidOrder(payload, asked)
  const opened = await passwordTurn(() => inTransaction(payload, (req) => open(req, asked, paid)))
  if (opened) return opened
  try {
    const session = await signIn(payload, { email, password })
    return { status: 'signed_in', session, linked: false }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
  await tellThatItExists(payload, email)
  return checkMail()
}

/**
 * Takes the time that checking or setting a password takes, where there is none to check, so that
 * no answer tells by its time whether there was one.
 */
async function equalizePasswordTiming(password: string): Promise<void> {
  await isPassword(password, null)
}

type Resend = {
  readonly email: string
  readonly next: string | null
  readonly browserKey: string | undefined
}

/** Whether this browser signed up for the account whose key is mailed again. */
async function signedUpHere(req: PayloadRequest, user: string, key: string | undefined) {
  if (key === undefined) return false
  const db = await databaseOf(req)
  const { purpose, tokenHash, usedAt } = account_tokens
  const rows = await db
    .select({ tokenHash })
    .from(account_tokens)
    .where(and(eq(account_tokens.user, user), eq(purpose, 'verify_email'), isNull(usedAt)))
  return rows.some((row) => sameText(key, browserKeyOf(row.tokenHash)))
}

async function resend(req: PayloadRequest, asked: Resend): Promise<string> {
  const { email, next, browserKey } = asked
  await lockSessions(req, email)
  const account = await accountOf(req, email)
  if (!account) return randomToken()
  if (await isMailedEnough(req, email)) return browserKey ?? randomToken()
  if (account.verified || account.isStaff) {
    await mailAccountExists(req, account)
    return randomToken()
  }
  const here = await signedUpHere(req, account.id, browserKey)
  const token = await mailConfirmation(req, account, next)
  return here ? browserKeyOf(hashToken(token)) : randomToken()
}

/**
 * Mails the key to an unverified address again; the one mailed before is void. Where an account is
 * in use already, its owner is told so once more. No one else learns which it was, if any.
 * @returns what the browser keeps from now on: it proves something only where it did before
 */
export function resendConfirmation(payload: Payload, asked: Resend): Promise<string> {
  return inTransaction(payload, (req) => resend(req, asked))
}

/** What someone accepts who signs up now: which terms, which privacy policy, and when. */
export async function consentNow(req: PayloadRequest): Promise<NonNullable<User['consent']>> {
  const terms = await acceptedVersion(req, '/terms')
  const privacy = await acceptedVersion(req, '/privacy')
  return {
    termsVersion: `terms ${terms}, privacy ${privacy}`,
    acceptedAt: new Date().toISOString(),
  }
}

/**
 * What the browser that signed up keeps, to be told from one that was only handed the mailed link:
 * anyone who signs up with someone else's address must not have its owner confirm their password.
 */
const browserKeyOf = (tokenHash: string): string => derivedToken('signUp', tokenHash)

/** Whether this browser is the one whose sign-up the mailed key confirms. */
export function isSignUpBrowser(token: string, browserKey: string | undefined): boolean {
  return browserKey !== undefined && isDerivedToken('signUp', hashToken(token), browserKey)
}
