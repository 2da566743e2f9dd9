import type { Payload, PayloadRequest } from 'payload'
import type { DetailsInput } from '@/src/domain/filing/details/details-input'
import type { DetailsView } from '@/src/domain/filing/details/details-view'
import {
  type Answers,
  type DetailsContext,
  fieldsOf,
  type Given,
  given,
  isAsked,
  type SecretField,
} from '@/src/domain/filing/details/field'
import { DETAILS_FORMS, secretsOf } from '@/src/domain/filing/details/forms'
import { type MissingDetail, missingDetails } from '@/src/domain/filing/details/missing-details'
import { detailServicesOf } from '@/src/domain/filing/filing-stage'
import { isSamePerson } from '@/src/domain/filing/tax-id'
import type { Whereabouts } from '@/src/domain/vocabulary/places/sanctioned-places'
import { idOf } from '@/src/domain/vocabulary/relation'
import { type AskedService, isAskedService } from '@/src/domain/vocabulary/service-types'
import { inTransaction } from '@/src/lib/database'
import { AppError, invalidInput } from '@/src/lib/errors'
import { createRow, updateRow } from '@/src/lib/write-row'
import type { Order, ServiceDetail } from '@/src/payload-types'
import {
  type DetailsAround,
  detailsOfService,
  readAround,
} from '@/src/services/filing/details/details-of-order'
import {
  endsOf,
  type Kept,
  rowOf,
  sealedNow,
  sealedOf,
} from '@/src/services/filing/details/details-row'
import {
  detailsHandedIn,
  detailsTakenBack,
  noteSanctions,
} from '@/src/services/filing/details-handed-in'
import { requireStillOpen } from '@/src/services/filing/sent-details'
import { lockOrder } from '@/src/services/orders/change-order'

type Typing = {
  readonly orderId: string
  readonly service: AskedService
  readonly row: ServiceDetail | null
  readonly before: Answers
  readonly answers: Answers
  readonly context: DetailsContext
  readonly typed: Readonly<Record<string, string>>
}

function keepOne(field: SecretField, typing: Typing): Kept | null {
  const { row, before, answers, context, typed } = typing
  const around = given(answers, context)
  if (!isAsked(field, around)) return null
  const kind = field.of ? around.is(field.of) : ''
  const value = typed[field.name]
  if (!value) {
    const [kept, end] = [sealedOf(row)[field.name], endsOf(row)[field.name]]
    if (!kept || !end || kept.of !== kind) return null
    const named = ({ is }: Given) => field.whose.map(is).join(' ')
    if (!isSamePerson(named(given(before, context)), named(around))) return null
    return { sealed: { [field.name]: kept }, ends: { [field.name]: end } }
  }
  const problem = field.check(value, around)
  if (problem) {
    throw invalidInput({ [field.name]: problem })
  }
  return sealedNow(field, typing, { value, of: kind })
}

/**
 * The numbers to keep: those typed now, sealed, and those that are there while they are still
 * asked for, and their kind and person are the same. Any other is forgotten.
 */
function keepSecrets(typing: Typing): Kept {
  const kept = secretsOf(typing.service).flatMap((field) => keepOne(field, typing) ?? [])
  return {
    sealed: Object.assign({}, ...kept.map(({ sealed }) => sealed)),
    ends: Object.assign({}, ...kept.map(({ ends }) => ends)),
  }
}

const text = (answers: Answers, name: string): string => {
  const answer = answers[name]
  return typeof answer === 'string' ? answer : ''
}

/** Everybody that a service's answers place somewhere, by the addresses of its form. */
function peopleIn(service: AskedService, answers: Answers): Whereabouts[] {
  const fields = fieldsOf(DETAILS_FORMS[service])
  const names = new Set(fields.map(({ name }) => name))
  return fields.flatMap((field) => {
    if (field.kind !== 'country') return []
    const country = text(answers, field.name)
    if (!country) return []
    const address = field.name.replace(/Country$/, '')
    if (!names.has(`${address}Street`)) return [] // a citizenship bars no one
    const lines = ['Street', 'City', 'Region'].map((part) => text(answers, `${address}${part}`))
    const of = address === field.name ? '' : ` (${address})`
    return [{ who: `${field.label}${of}`, country, address: lines.join(' ') }]
  })
}

type SavedDetails = {
  readonly view: DetailsView
  /** What still hinders completion, where that was asked for. */
  readonly missing: readonly MissingDetail[]
}

/** The service of an order that an address names. @throws AppError 404 `no_details` */
export function serviceOfOrder(order: Order, service: unknown): AskedService {
  const name = typeof service === 'string' ? service : ''
  if (isAskedService(name) && detailServicesOf(order).includes(name)) return name
  throw new AppError('no_details', 'This order does not include that service.', 404)
}

const SUBMITTED =
  'We have already submitted these details, so they can no longer be changed here. Contact us for a correction.'

/** An order's row that is held, with the details of one of its services. */
type Held = {
  readonly req: PayloadRequest
  readonly order: Order
  readonly service: AskedService
  readonly around: DetailsAround
  readonly row: ServiceDetail | null
}

async function write({ req, order, service, row }: Held, data: Partial<ServiceDetail>) {
  const options = {
    showHiddenFields: true,
    overrideAccess: true, // services alone write details
  } as const
  const owned = { ...data, user: idOf(order.user) }
  return row
    ? updateRow(req, 'serviceDetails', row.id, { data: owned, ...options })
    : createRow(req, 'serviceDetails', { data: { ...owned, order: order.id, service }, ...options })
}

const viewOf = ({ req, order, service, around }: Held, row: ServiceDetail | null) =>
  detailsOfService(req, order, service, {
    ...around,
    rows: [
      ...around.rows.filter((one) => one !== rowOf(around.rows, order, service)),
      ...(row ? [row] : []),
    ],
  })

async function keep(held: Held, { answers, secrets }: DetailsInput): Promise<ServiceDetail> {
  const { order, service, row } = held
  const before = await viewOf(held, row)
  const stored = row?.answers
  const kept = stored && typeof stored === 'object' && !Array.isArray(stored) ? stored : {}
  const numbers = keepSecrets({
    orderId: order.id,
    service,
    row,
    before: before.answers,
    answers: { ...before.answers, ...answers },
    context: before.context,
    typed: secrets,
  })
  return write(held, { answers: { ...kept, ...answers }, ...numbers })
}

async function complete(held: Held, kept: ServiceDetail): Promise<SavedDetails> {
  const { req, order, service } = held
  const view = await viewOf(held, kept)
  const missing = missingDetails(service, { ...view, kept: Object.keys(view.ends) })
  if (missing.length > 0) {
    await noteSanctions(req, order, peopleIn(service, view.answers))
    return { view, missing }
  }
  const completedAt = new Date().toISOString()
  await write({ ...held, row: kept }, { answers: { ...view.answers }, completedAt })
  await detailsHandedIn(req, order, service, peopleIn(service, view.answers))
  return { view: { ...view, completedAt }, missing: [] }
}

async function reopen(held: Held): Promise<ServiceDetail> {
  await detailsTakenBack(held.req, held.order, held.service)
  return write(held, { completedAt: null })
}

/**
 * Keeps what a customer answers about one service of an order, finished or not.
 *
 * `complete` hands the answers to us once nothing is missing; what was sent along is kept either
 * way. `reopen` takes them back for a change. Secret numbers are sealed and never leave again here.
 * The caller has made sure that anyone who asks is the order's customer.
 * @throws AppError 404 for a service that the order does not hold; 409 once it was submitted, or
 * while the order is not paid
 */
export async function saveDetails(
  payload: Payload,
  orderId: string,
  named: string,
  input: DetailsInput,
): Promise<SavedDetails> {
  return inTransaction(payload, async (req) => {
    const order = await lockOrder(req, orderId)
    const service = serviceOfOrder(order, named)
    const around = await readAround(req, order)
    const row = rowOf(around.rows, order, service)
    const { completedAt } = row ?? {}
    requireStillOpen(order, { service, completedAt, action: input.action, submitted: SUBMITTED })
    const held: Held = { req, order, service, around, row }
    if (row?.completedAt) {
      const is = input.action === 'reopen' ? await reopen(held) : row
      return { view: await viewOf(held, is), missing: [] }
    }
    const kept = await keep(held, input)
    if (input.action === 'complete') return complete(held, kept)
    return { view: await viewOf(held, kept), missing: [] }
  })
}
