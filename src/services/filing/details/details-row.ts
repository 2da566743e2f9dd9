import { and, eq, or, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { z } from 'zod'

import { service_details } from '@/src/database-schema'
import { endOf } from '@/src/domain/filing/details/details-view'
import type { SecretField } from '@/src/domain/filing/details/field'
import { DETAILS_FORMS, secretsOf } from '@/src/domain/filing/details/forms'
import { idOf } from '@/src/domain/vocabulary/relation'
import { type AskedService, isAskedService } from '@/src/domain/vocabulary/service-types'
import { type Caller, databaseOf, inTransaction, lockRows } from '@/src/lib/database'
import { findById, findRows } from '@/src/lib/find-one'
import { seal } from '@/src/lib/secrets'
import type { Order, ServiceDetail } from '@/src/payload-types'

/** The rows of some orders, with the sealed numbers, for services alone. */
export async function detailsOfOrders(
  reader: Caller,
  orders: readonly string[],
): Promise<ServiceDetail[]> {
  const docs = await findRows(reader, 'serviceDetails', {
    where: { order: { in: [...orders] } },
    showHiddenFields: true,
    limit: 20,
    overrideAccess: true, // the caller made sure that the order may be seen
  })
  return docs.map((row) => ({ ...row, ...sealAnswers(row) }))
}

export async function detailsAround(reader: Caller, order: Order): Promise<ServiceDetail[]> {
  const parent = idOf(order.parent)
  return detailsOfOrders(reader, parent ? [order.id, parent] : [order.id])
}

export const rowOf = (
  rows: readonly ServiceDetail[],
  order: Pick<Order, 'id'>,
  service: AskedService,
): ServiceDetail | null =>
  rows.find((row) => idOf(row.order) === order.id && row.service === service) ?? null

/** Where a sealed number belongs: it opens for no other order, service or field. */
export const secretPlace = (orderId: string, service: string, field: string) =>
  `serviceDetails.${orderId}.${service}.${field}`

const texts = z.record(z.string(), z.string())

/** The shown ends of a row's numbers. */
export const endsOf = (row: ServiceDetail | null) => texts.safeParse(row?.ends).data ?? {}

const sealedNumbers = z.record(
  z.string(),
  z.object({
    text: z.string(),
    /** What kind of number it is, where an answer says so. */
    of: z.string(),
  }),
)
export type SealedNumbers = z.output<typeof sealedNumbers>

export const sealedOf = (row: ServiceDetail | null): SealedNumbers =>
  sealedNumbers.safeParse(row?.sealed).data ?? {}

export type Kept = {
  readonly sealed: SealedNumbers
  readonly ends: Readonly<Record<string, string>>
}

/** A number as it is stored from now on, with what is shown of it. */
export function sealedNow(
  { name, isDay }: SecretField,
  { orderId, service }: { readonly orderId: string; readonly service: AskedService },
  { value, of }: { readonly value: string; readonly of: string },
): Kept {
  const text = seal(value, secretPlace(orderId, service, name))
  return { sealed: { [name]: { text, of } }, ends: { [name]: endOf(value, isDay) } }
}

const anyAnswers = z.record(z.string(), z.json())

/** What a row keeps once answers are sealed that an earlier version kept in clear; nothing where there are none. */
function sealAnswers(
  row: ServiceDetail,
): Partial<Pick<ServiceDetail, 'answers' | 'sealed' | 'ends'>> {
  const answers = anyAnswers.safeParse(row.answers).data ?? {}
  const clear = secretsOf(row.service).filter(({ name }) => name in answers)
  if (clear.length === 0) return {}
  const names = new Set(clear.map(({ name }) => name))
  const { service } = row
  const of = { orderId: idOf(row.order) ?? '', service }
  const kept = clear.flatMap((field) => {
    const value = answers[field.name]
    return typeof value === 'string' && value ? [sealedNow(field, of, { value, of: '' })] : []
  })
  return {
    answers: Object.fromEntries(Object.entries(answers).filter(([name]) => !names.has(name))),
    sealed: Object.assign({}, ...kept.map(({ sealed }) => sealed), sealedOf(row)),
    ends: Object.assign({}, ...kept.map(({ ends }) => ends), endsOf(row)),
  }
}

/** The rows of a service whose answers hold one of its secrets in clear. */
const inClear = (service: AskedService) =>
  and(
    eq(service_details.service, service),
    or(...secretsOf(service).map(({ name }) => sql`${service_details.answers} ? ${name}`)),
  )

/** So many rows are sealed in one run of the job, which comes each hour. */
const AT_ONCE = 1_000

/**
 * Seals answers that an earlier version kept in clear, each row on its own: broken off, it goes on with
 * the rest the next time.
 *
 * @returns how many rows there were
 */
export async function sealOldAnswers(payload: Payload): Promise<number> {
  const services = Object.keys(DETAILS_FORMS)
    .filter(isAskedService)
    .filter((service) => secretsOf(service).length > 0)
  const rows = await (await databaseOf({ payload }))
    .select({ id: service_details.id })
    .from(service_details)
    .where(or(...services.map(inClear)))
    .limit(AT_ONCE)
  for (const { id } of rows)
    await inTransaction(payload, async (req) => {
      const own = eq(service_details.id, id)
      await lockRows(req, service_details, own)
      const row = await findById(req, 'serviceDetails', id, {
        showHiddenFields: true,
        overrideAccess: true, // the worker has no user
      })
      const sealed = row && sealAnswers(row)
      if (sealed?.answers)
        await (await databaseOf(req)).update(service_details).set(sealed).where(own)
    })
  return rows.length
}
