import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { users } from '@/src/database-schema'
import { confirmText, spellingsOf } from '@/src/domain/content/whatsapp/message-text'
import type { OrderNewsState } from '@/src/domain/content/whatsapp/news-events'
import { type ConsentPlace, WHATSAPP_CONSENT, WHATSAPP_TOPIC } from '@/src/domain/mail/consent'
import { type Caller, databaseOf, inTransactionOf, transactional } from '@/src/lib/database'
import { AppError, invalidInput } from '@/src/lib/errors'
import { sameText } from '@/src/lib/secrets'
import { now } from '@/src/lib/sql-parts'
import { acceptedTokens } from '@/src/lib/tokens'
import { readConnection } from '@/src/services/content/whatsapp/connection'
import { type Consent, recordConsent } from '@/src/services/mail/consent/unsubscribe'
import { normalPhone, readablePhone } from '@/src/services/platform/phone-number'

const CODE_LENGTH = 8

/** What someone sends us to show that a number is theirs: the present code first. */
const codesFor = (user: string, phone: string): string[] =>
  acceptedTokens('whatsappConfirm', `${user}:${phone}`).map((token) =>
    token
      .replaceAll(/[^a-z0-9]/gi, '')
      .slice(0, CODE_LENGTH)
      .toUpperCase(),
  )

type Person = { readonly id: string; readonly email: string; readonly phone: string }

const said = (
  { email, phone }: Omit<Person, 'id'>,
  granted: boolean,
  place: ConsentPlace,
): Consent => ({
  email,
  topics: [WHATSAPP_TOPIC],
  granted,
  text: WHATSAPP_CONSENT,
  place,
  note: phone,
})

/** @throws AppError 422 for what is no number to which WhatsApp delivers */
function whatsappNumber(typed: string): string {
  const phone = normalPhone(typed)
  if (phone && /^\+\d{6,15}$/.test(phone)) return phone
  throw invalidInput({ phone: 'Enter a mobile number with its country code.' })
}

type NewsNumber = {
  readonly phone?: string | null
  readonly askedAt?: SQL | null
  readonly confirmedAt: SQL | null
}

/** Changes the number of an account, and when it was asked for and confirmed. */
async function setNumber(req: Caller, user: string, number: NewsNumber): Promise<void> {
  const db = await databaseOf(req)
  const { phone, askedAt, confirmedAt } = number
  await db
    .update(users)
    .set({
      whatsapp_phone: phone,
      whatsapp_askedAt: askedAt,
      whatsapp_confirmedAt: confirmedAt,
      updatedAt: now,
    })
    .where(eq(users.id, user))
}

/**
 * Asks for order news by WhatsApp to a number. Nothing is sent there before its owner has shown, by a
 * message from it, that it is theirs.
 *
 * @throws AppError 409 while WhatsApp is off, 422 for a number that is none
 */
export async function askForOrderNews(
  outer: PayloadRequest,
  user: { readonly id: string; readonly email: string },
  typed: string,
): Promise<void> {
  const phone = whatsappNumber(typed)
  if (!(await readConnection(outer))) {
    throw new AppError('whatsapp_off', 'We do not send news by WhatsApp at the moment.', 409)
  }
  await inTransactionOf(outer, async (req) => {
    const db = await databaseOf(req)
    const [before] = await db
      .select({ phone: users.whatsapp_phone })
      .from(users)
      .where(eq(users.id, user.id))
      .for('update')
    if (before?.phone === phone) return
    await setNumber(req, user.id, { phone, askedAt: now, confirmedAt: null })
    await recordConsent(req, said({ email: user.email, phone }, true, 'account'))
  })
}

async function switchOff(req: Caller, person: Person, place: ConsentPlace): Promise<void> {
  await setNumber(req, person.id, { phone: null, askedAt: null, confirmedAt: null })
  await recordConsent(req, said(person, false, place))
}

async function peopleWith(req: Caller, phone: string): Promise<Person[]> {
  const db = await databaseOf(req)
  const rows = await db
    .select({ id: users.id, email: users.email, phone: users.whatsapp_phone })
    .from(users)
    .where(and(inArray(users.whatsapp_phone, [...spellingsOf(phone)]), isNull(users.erasedAt)))
    .for('update')
  return rows.flatMap((row) => (row.phone ? { ...row, phone: row.phone } : []))
}

export const endOrderNews = transactional(async (req, user: string): Promise<void> => {
  const db = await databaseOf(req)
  const [row] = await db
    .select({ id: users.id, email: users.email, phone: users.whatsapp_phone })
    .from(users)
    .where(eq(users.id, user))
    .for('update')
  if (row?.phone) await switchOff(req, { ...row, phone: row.phone }, 'account')
})

/** Ends order news to a number, in every account that has it. @returns whether there was any */
export async function stopOrderNews(req: PayloadRequest, phone: string): Promise<boolean> {
  const people = await peopleWith(req, phone)
  for (const person of people) await switchOff(req, person, 'whatsapp')
  return people.length > 0
}

/**
 * Notes that a number is its account’s: a code came from it that only this account has seen. It is
 * then no other account’s any more.
 *
 * @returns whose it is; null for a code that is none
 */
export async function confirmNumber(
  req: PayloadRequest,
  phone: string,
  code: string,
): Promise<{ readonly id: string; readonly email: string } | null> {
  const people = await peopleWith(req, phone)
  const owner = people.find((one) =>
    codesFor(one.id, one.phone).some((accepted) => sameText(accepted, code)),
  )
  if (!owner) return null
  for (const other of people.filter(({ id }) => id !== owner.id)) {
    await setNumber(req, other.id, { confirmedAt: null })
  }
  await setNumber(req, owner.id, { phone, confirmedAt: now })
  return owner
}

type Asked = {
  readonly id: string
  readonly whatsapp?: {
    readonly phone?: string | null
    readonly confirmedAt?: string | null
  } | null
}

/** What the settings of an account show of it; null where there is nothing to choose. */
export async function orderNewsState(
  req: PayloadRequest,
  { id, whatsapp }: Asked,
): Promise<OrderNewsState | null> {
  const connection = await readConnection(req)
  const phone = whatsapp?.phone ?? ''
  if (!connection && !phone) return null
  const isConfirmed = Boolean(whatsapp?.confirmedAt)
  const words = confirmText(codesFor(id, phone)[0] ?? '')
  const digits = connection?.number.replaceAll(/\D/g, '') ?? ''
  return {
    isOffered: connection !== null,
    phone: readablePhone(phone),
    isConfirmed,
    confirm:
      connection && phone && !isConfirmed
        ? {
            words,
            number: readablePhone(connection.number),
            link: `https://wa.me/${digits}?text=${encodeURIComponent(words)}`,
          }
        : null,
  }
}
