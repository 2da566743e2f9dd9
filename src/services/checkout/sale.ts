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

function refuseUnoffered(problems: Readonly<Record<string, string>>): void {
  if (Object.keys(problems).length === 0) return
  throw new AppError('not_offered', 'Part of what you chose is no longer offered.', 422, problems)
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

async function formationSale(payload: Payload, draft: CheckoutDraft): Promise<Sale> {
  const drafted = formationAnswersOf(draft)
  const answers = parseInput(formationAnswers, drafted)
  const { choice, problems, selling } = await readChoice(payload, answers, new Date())
  refuseUnoffered(problems)
  if (choice.isRequest) throw ON_REQUEST
  const asked = askedOffer(draft, drafted)
  const quote = await withOffer(payload, quoteFormation(choice), { ...asked, isForming: true })
  return { order: formationOrder(answers, choice), quote, selling }
}

async function quoteFormationDraft(
  payload: Payload,
  draft: CheckoutDraft,
  isOnlyShown: boolean,
): Promise<Quote> {
  const answers = formationAnswersOf(draft)
  const { choice, expedite } = await readChoice(payload, answers, new Date(), isOnlyShown)
  if (choice.isRequest) return quoteFormation(choice)
  const asked = askedOffer(draft, answers)
  const quote = await withOffer(payload, quoteFormation(choice), { ...asked, isForming: true })
  return { ...quote, ...(expedite && { expedite }) }
}

/** As of a formation. */
export function serviceAnswersOf(draft: Pick<CheckoutDraft, 'answers'>): ServiceDraftAnswers {
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

async function serviceSale(payload: Payload, draft: CheckoutDraft): Promise<Sale> {
  const service = serviceOf(draft)
  const drafted = serviceAnswersOf(draft)
  const answers = parseInput(serviceAnswers(service, drafted), drafted)
  const now = new Date()
  const { choice, problems, selling } = await readServiceChoice(payload, service, answers, now)
  refuseUnoffered(problems)
  const quote = await withOffer(payload, quoteService(choice), askedOffer(draft, drafted))
  return { order: serviceOrder(service, answers, choice), quote, selling }
}

async function quoteServiceDraft(payload: Payload, draft: CheckoutDraft): Promise<Quote> {
  const answers = serviceAnswersOf(draft)
  const { choice } = await readServiceChoice(payload, serviceOf(draft), answers, new Date())
  return withOffer(payload, quoteService(choice), askedOffer(draft, answers))
}

/**
 * The sale that a draft describes, whichever checkout it comes from: complete, and priced as the
 * catalogue is now.
 *
 * @throws AppError 422 `invalid_input` or `not_offered`, naming each field
 */
export const saleOfDraft = (payload: Payload, draft: CheckoutDraft): Promise<Sale> =>
  draft.kind === 'formation' ? formationSale(payload, draft) : serviceSale(payload, draft)

/**
 * What the answers given so far cost, for a draft that may be far from complete.
 *
 * @param isOnlyShown a catalogue read since its last change is good enough
 */
export const quoteDraft = (
  payload: Payload,
  draft: CheckoutDraft,
  isOnlyShown = false,
): Promise<Quote> =>
  draft.kind === 'formation'
    ? quoteFormationDraft(payload, draft, isOnlyShown)
    : quoteServiceDraft(payload, draft)

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
