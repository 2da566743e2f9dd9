import type { Payload, RequiredDataFromCollectionSlug } from 'payload'

import {
  type FormationChoice,
  type Quote,
  quoteFormation,
} from '@/src/domain/catalogue/pricing/formation-quote'
import { quoteService, type ServiceChoice } from '@/src/domain/catalogue/pricing/service-quote'
import {
  draftAnswers,
  type FormationAnswers,
  formationAnswers,
} from '@/src/domain/checkout/formation-answers'
import {
  type ServiceAnswers,
  type ServiceDraftAnswers,
  serviceAnswers,
  serviceDraftAnswers,
} from '@/src/domain/checkout/service-answers'
import { countryName } from '@/src/domain/vocabulary/places/countries'
import { idOf } from '@/src/domain/vocabulary/relation'
import type { StandaloneService } from '@/src/domain/vocabulary/service-types'
import { PHONE_HELP } from '@/src/domain/vocabulary/text/phone-text'
import { AppError, parseInput } from '@/src/lib/errors'
import type { CheckoutDraft } from '@/src/payload-types'
import { readChoice } from '@/src/services/catalogue/catalogue-choice'
import type { Sales } from '@/src/services/catalogue/licensing/confirmations'
import { type AskedOffer, withOffer } from '@/src/services/catalogue/offers'
import { readServiceChoice } from '@/src/services/catalogue/service-choice'
import { normalPhone } from '@/src/services/platform/phone-number'

type OrderData = RequiredDataFromCollectionSlug<'orders'>

/** What an order says of a purchase, but for its price, its state and who placed it how. */
export type SaleOrder = Pick<OrderData, 'serviceType' | 'email' | 'firstName' | 'lastName'> &
  Partial<
    Pick<
      OrderData,
      | 'packageType'
      | 'package'
      | 'state'
      | 'companyName'
      | 'companyType'
      | 'companyPurpose'
      | 'phone'
      | 'address'
      | 'details'
      | 'catalogue'
    >
  >

/** A purchase, priced from ids: `order` is written as it is, its lines and total are the quote's. */
export type Sale = {
  readonly order: SaleOrder
  readonly quote: Quote
  /** What could be sold when it was priced. */
  readonly selling: Sales
}

/**
 * Reads a kind of draft as a sale: complete, and priced as the catalogue is now.
 *
 * @throws AppError 422 `invalid_input` or `not_offered`, naming each field
 */
type ReadSale = (payload: Payload, draft: CheckoutDraft) => Promise<Sale>

/**
 * What the answers given so far cost, for a draft that may be far from complete.
 *
 * @param isOnlyShown a catalogue read since its last change is good enough
 */
type QuoteDraft = (payload: Payload, draft: CheckoutDraft, isOnlyShown?: boolean) => Promise<Quote>

/** What an older version of ours stored may have gone out of shape: then nothing is answered. */
export function formationAnswersOf(draft: Pick<CheckoutDraft, 'answers'>) {
  const parsed = draftAnswers.safeParse(draft.answers)
  return parsed.success ? parsed.data : {}
}

/** Nothing of this kind is ever charged: staff answer with an offer. */
const ON_REQUEST = new AppError(
  'on_request',
  'We prepare an offer for this company by hand. Send us a request instead; you pay nothing now.',
  422,
)

async function readPriced(payload: Payload, draft: CheckoutDraft) {
  const answers = parseInput(formationAnswers, formationAnswersOf(draft))
  const { choice, problems, selling } = await readChoice(payload, answers, new Date())
  if (Object.keys(problems).length > 0) {
    throw new AppError('not_offered', 'Part of what you chose is no longer offered.', 422, problems)
  }
  if (choice.isRequest) throw ON_REQUEST
  const asked = askedOffer(draft, formationAnswersOf(draft))
  const quote = await withOffer(payload, quoteFormation(choice), { ...asked, isForming: true })
  return { answers, choice, quote, selling }
}

function formationOrder(answers: FormationAnswers, choice: FormationChoice): SaleOrder {
  return {
    serviceType: 'llc',
    packageType: choice.package?.tier,
    package: choice.package?.id,
    state: choice.state?.id,
    companyName: answers.companyName,
    companyType: answers.companyType,
    companyPurpose: answers.companyPurpose,
    email: answers.email,
    firstName: answers.firstName,
    lastName: answers.lastName,
    phone: normalPhone(answers.phone, PHONE_HELP, answers.country),
    address: {
      line: answers.address,
      city: answers.city,
      state: answers.state,
      zipCode: answers.zipCode,
      country: countryName(answers.country),
    },
    catalogue: { package: choice.package, state: choice.state, addons: choice.addons },
  }
}

const formationSale: ReadSale = async (payload, draft) => {
  const { answers, choice, ...priced } = await readPriced(payload, draft)
  return { order: formationOrder(answers, choice), ...priced }
}

const quoteFormationDraft: QuoteDraft = async (payload, draft, isOnlyShown) => {
  const answers = formationAnswersOf(draft)
  const { choice, expedite } = await readChoice(payload, answers, new Date(), isOnlyShown)
  if (choice.isRequest) return quoteFormation(choice)
  const asked = askedOffer(draft, answers)
  const quote = await withOffer(payload, quoteFormation(choice), { ...asked, isForming: true })
  return { ...quote, ...(expedite && { expedite }) }
}

/** What an older version of ours stored may have gone out of shape: then nothing is answered. */
function answersOf(draft: Pick<CheckoutDraft, 'answers'>): ServiceDraftAnswers {
  const parsed = serviceDraftAnswers.safeParse(draft.answers)
  return parsed.success ? parsed.data : {}
}

function serviceOf(draft: Pick<CheckoutDraft, 'service'>): StandaloneService {
  if (!draft.service) throw new Error('The draft of a service names none')
  return draft.service
}

/** Every field is written, null where nothing was answered: an order placed again forgets the old. */
function serviceOrder(
  service: StandaloneService,
  answers: ServiceAnswers,
  choice: ServiceChoice,
): SaleOrder {
  const { email, firstName, lastName } = answers
  return {
    serviceType: service,
    packageType: choice.service?.type.key,
    email,
    firstName,
    lastName,
    phone: normalPhone(answers.phone, PHONE_HELP),
    address: {
      line: null,
      city: null,
      state: answers.residenceState || null,
      zipCode: null,
      country: countryName(answers.residence),
    },
    companyName: answers.companyName ?? answers.businessName ?? null,
    companyType: answers.addLlc ? 'llc' : null,
    state: choice.state?.id ?? null,
    details: {
      country: answers.country ?? null,
      businessType: answers.businessType ?? null,
      trademarkText: answers.trademarkText ?? null,
      trademarkType: answers.trademarkType ?? null,
      additionalInfo: answers.additionalInfo || null,
    },
    catalogue: { service: choice.service, state: choice.state, addons: choice.addons },
  }
}

const serviceSale: ReadSale = async (payload: Payload, draft) => {
  const service = serviceOf(draft)
  const drafted = answersOf(draft)
  const answers = parseInput(serviceAnswers(service, drafted), drafted)
  const { choice, problems, selling } = await readServiceChoice(
    payload,
    service,
    answers,
    new Date(),
  )
  if (Object.keys(problems).length > 0) {
    throw new AppError('not_offered', 'Part of what you chose is no longer offered.', 422, problems)
  }
  const quote = await withOffer(payload, quoteService(choice), askedOffer(draft, drafted))
  return { order: serviceOrder(service, answers, choice), quote, selling }
}

const quoteServiceDraft: QuoteDraft = async (payload: Payload, draft) => {
  const answers = answersOf(draft)
  const { choice } = await readServiceChoice(payload, serviceOf(draft), answers, new Date())
  return withOffer(payload, quoteService(choice), askedOffer(draft, answers))
}

type Reader = { readonly sale: ReadSale; readonly quote: QuoteDraft }

const READERS: Record<CheckoutDraft['kind'], Reader> = {
  formation: { sale: formationSale, quote: quoteFormationDraft },
  service: { sale: serviceSale, quote: quoteServiceDraft },
}

/** The sale that a draft describes, whichever checkout it comes from. */
export const saleOfDraft: ReadSale = (payload, draft) => READERS[draft.kind].sale(payload, draft)

/** What a draft's answers cost so far. */
export const quoteDraft: QuoteDraft = (payload, draft, isOnlyShown) =>
  READERS[draft.kind].quote(payload, draft, isOnlyShown)

type Answers = { readonly offer?: string | null; readonly email?: string }

/** The offer that a draft asks for, and for whom: its own order's use is not one more. */
const askedOffer = (
  draft: Pick<CheckoutDraft, 'user' | 'order'>,
  { offer, email }: Answers,
): AskedOffer => ({
  key: offer,
  email,
  user: idOf(draft.user),
  order: idOf(draft.order),
})
