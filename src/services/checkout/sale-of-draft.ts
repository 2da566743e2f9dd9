import type { Payload } from 'payload'
import { quoteService, type ServiceChoice } from '@/src/domain/catalogue/pricing/service-quote'
import {
  type ServiceAnswers,
  type ServiceDraftAnswers,
  serviceAnswers,
  serviceDraftAnswers,
} from '@/src/domain/checkout/service-answers'
import type { StandaloneService } from '@/src/domain/vocabulary/service-types'
import { PHONE_HELP } from '@/src/domain/vocabulary/text/phone-text'
import { AppError, parseInput } from '@/src/lib/errors'
import type { CheckoutDraft } from '@/src/payload-types'
import { withOffer } from '@/src/services/catalogue/read-offer'
import { readServiceChoice } from '@/src/services/catalogue/service-choice'
import { askedOffer } from '@/src/services/checkout/asked-offer'
import { formationSale, quoteFormationDraft } from '@/src/services/checkout/formation-sale'
import type { QuoteDraft, ReadSale, SaleOrder } from '@/src/services/checkout/sale'
import { normalPhone } from '@/src/services/platform/phone-number'

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
function orderOf(
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

/** The service, with what was added to it, that a draft describes. */
const serviceSale: ReadSale = async (payload: Payload, draft) => {
  const service = serviceOf(draft)
  const drafted = answersOf(draft)
  const answers = parseInput(serviceAnswers(service, drafted), drafted)
  const { choice, problems } = await readServiceChoice(payload, service, answers, new Date())
  if (Object.keys(problems).length > 0) {
    throw new AppError('not_offered', 'Part of what you chose is no longer offered.', 422, problems)
  }
  const quote = await withOffer(payload, quoteService(choice), askedOffer(draft, drafted))
  return { order: orderOf(service, answers, choice), quote }
}

const quoteServiceDraft: QuoteDraft = async (payload: Payload, draft) => {
  const answers = answersOf(draft)
  const { choice } = await readServiceChoice(payload, serviceOf(draft), answers, new Date())
  return withOffer(payload, quoteService(choice), askedOffer(draft, answers))
}

type Reader = { readonly sale: ReadSale; readonly quote: QuoteDraft }

/** How each kind of draft is read. */
const READERS: Record<CheckoutDraft['kind'], Reader> = {
  formation: { sale: formationSale, quote: quoteFormationDraft },
  service: { sale: serviceSale, quote: quoteServiceDraft },
}

/** The sale that a draft describes, whichever checkout it comes from. */
export const saleOfDraft: ReadSale = (payload, draft) => READERS[draft.kind].sale(payload, draft)

/** What a draft's answers cost so far. */
export const quoteDraft: QuoteDraft = (payload, draft, isOnlyShown) =>
  READERS[draft.kind].quote(payload, draft, isOnlyShown)
