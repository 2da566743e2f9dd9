import type { Payload, PayloadRequest } from 'payload'
import { placeText } from '@/src/domain/filing/company-answers'
import { peopleText } from '@/src/domain/filing/corporation'
import type { FilingAnswers, FilingInput } from '@/src/domain/filing/filing-answers'
import { formsCompany } from '@/src/domain/filing/filing-stage'
import type { FilingView } from '@/src/domain/filing/filing-view'
import { isSamePerson, taxIdDigits, taxIdProblem } from '@/src/domain/filing/tax-id'
import { type Missing, whatIsMissing } from '@/src/domain/filing/what-is-missing'
import { idOf } from '@/src/domain/vocabulary/relation'
import { inTransaction } from '@/src/lib/database'
import { AppError, invalidInput } from '@/src/lib/errors'
import { seal } from '@/src/lib/secrets'
import { createRow, updateRow } from '@/src/lib/write-row'
import type { Filing, Order } from '@/src/payload-types'
import {
  detailsHandedIn,
  detailsTakenBack,
  noteSanctions,
} from '@/src/services/filing/details-handed-in'
import { answersOfFiling, filingOfOrder, readFiling } from '@/src/services/filing/filing-of-order'
import { requireStillOpen } from '@/src/services/filing/sent-details'
import { lockOrder } from '@/src/services/orders/change-order'

/** Where a sealed tax id belongs: it opens for no other order. */
export const taxIdContext = (orderId: string) => `filings.${orderId}.taxId`

export type SavedFiling = {
  readonly view: FilingView
  /** What still hinders completion, where that was asked for. */
  readonly missing: readonly Missing[]
}

const SUBMITTED =
  'We have submitted your filing, so its details can no longer be changed here. Contact us for a correction.'

function refuse(order: Order, filing: Filing | null, { action }: FilingInput): void {
  if (!formsCompany(order)) {
    throw new AppError('no_filing', 'This order does not form a company.', 404)
  }
  const { completedAt } = filing ?? {}
  requireStillOpen(order, { service: 'llc', completedAt, action, submitted: SUBMITTED })
}

type TaxId = { taxIdSealed: string | null; taxIdLast4: string | null }

const NO_TAX_ID: TaxId = { taxIdSealed: null, taxIdLast4: null }

/** The number to keep: the new one sealed, or the one that is there while its kind and person stay. */
function taxIdOf(
  order: Order,
  filing: Filing | null,
  answers: FilingAnswers,
  typed?: string,
): TaxId {
  const kind = answers.responsibleParty.taxIdKind
  if (!kind || kind === 'foreign') return NO_TAX_ID
  if (typed) {
    const problem = taxIdProblem(kind, typed)
    const digits = taxIdDigits(typed)
    if (problem || !digits) {
      throw invalidInput({ taxId: problem ?? 'Enter nine digits.' })
    }
    return { taxIdSealed: seal(digits, taxIdContext(order.id)), taxIdLast4: digits.slice(-4) }
  }
  const party = filing?.responsibleParty
  if (party?.taxIdKind !== kind || !party.taxIdSealed) return NO_TAX_ID
  if (!isSamePerson(party.name ?? '', answers.responsibleParty.name)) return NO_TAX_ID
  return { taxIdSealed: party.taxIdSealed, taxIdLast4: party.taxIdLast4 ?? null }
}

async function write(
  req: PayloadRequest,
  order: Order,
  filing: Filing | null,
  data: Partial<Filing>,
): Promise<Filing> {
  const options = {
    showHiddenFields: true,
    overrideAccess: true, // services alone write filings
  } as const
  const owned = { ...data, user: idOf(order.user) }
  return filing
    ? updateRow(req, 'filings', filing.id, { data: owned, ...options })
    : createRow(req, 'filings', { data: { ...owned, order: order.id }, ...options })
}

async function reopen(req: PayloadRequest, order: Order, filing: Filing): Promise<Filing> {
  await detailsTakenBack(req, order, 'llc')
  return write(req, order, filing, { completedAt: null })
}

async function keep(
  req: PayloadRequest,
  order: Order,
  filing: Filing | null,
  { taxId, action: _, ...given }: FilingInput,
): Promise<Filing> {
  const answers = { ...answersOfFiling(filing), ...given }
  const sealed = taxIdOf(order, filing, answers, taxId)
  return write(req, order, filing, {
    ...answers,
    members: answers.members.map((one) => ({ ...one, usPerson: one.usPerson || null })),
    responsibleParty: { ...answers.responsibleParty, ...sealed },
  })
}

/** The owners and the company's addresses, with where each is. */
function peopleOf({ answers, companyType }: FilingView) {
  const { office, mail } = answers.company
  return [
    ...answers.members.map(({ name, country, address }, index) => ({
      who: `${name} (${peopleText(companyType).owner} ${index + 1})`,
      country,
      address,
    })),
    { who: 'Principal office', country: office.country, address: placeText(office) },
    { who: 'Mailing address', country: mail.country, address: placeText(mail) },
  ].filter(({ country }) => country !== '')
}

async function complete(req: PayloadRequest, order: Order, kept: Filing): Promise<SavedFiling> {
  const view = await filingOfOrder(req, order, kept)
  const hasTaxId = view.taxIdLast4 !== null
  const missing = whatIsMissing(view.answers, { ...view, hasTaxId })
  if (missing.length > 0) {
    await noteSanctions(req, order, peopleOf(view))
    return { view, missing }
  }
  const completedAt = new Date().toISOString()
  await write(req, order, kept, { completedAt })
  await detailsHandedIn(req, order, 'llc', peopleOf(view))
  return { view: { ...view, completedAt }, missing: [] }
}

/**
 * Keeps what a customer answers about the company to be formed, finished or not.
 *
 * `complete` hands the answers to us once nothing is missing; what was sent along is kept either
 * way. `reopen` takes them back for a change. The tax id is sealed and never leaves again here.
 * The caller has made sure that anyone who asks is the order's customer.
 * @throws AppError 409 once the filing was submitted, or while the order is not paid
 */
export async function saveFiling(
  payload: Payload,
  orderId: string,
  input: FilingInput,
): Promise<SavedFiling> {
  return inTransaction(payload, async (req) => {
    const order = await lockOrder(req, orderId)
    const filing = await readFiling(req, orderId)
    refuse(order, filing, input)
    if (filing?.completedAt) {
      const is = input.action === 'reopen' ? await reopen(req, order, filing) : filing
      return { view: await filingOfOrder(req, order, is), missing: [] }
    }
    const kept = await keep(req, order, filing, input)
    if (input.action === 'complete') return complete(req, order, kept)
    return { view: await filingOfOrder(req, order, kept), missing: [] }
  })
}
