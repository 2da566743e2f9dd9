import type { Payload } from 'payload'

import {
  type FormationChoice,
  quoteFormation,
} from '@/src/domain/catalogue/pricing/formation-quote'
import {
  draftAnswers,
  type FormationAnswers,
  formationAnswers,
} from '@/src/domain/checkout/formation-answers'
import { countryName } from '@/src/domain/vocabulary/places/countries'
import { PHONE_HELP } from '@/src/domain/vocabulary/text/phone-text'
import { AppError, parseInput } from '@/src/lib/errors'
import type { CheckoutDraft } from '@/src/payload-types'
import { readChoice } from '@/src/services/catalogue/catalogue-choice'
import { withOffer } from '@/src/services/catalogue/read-offer'
import { askedOffer } from '@/src/services/checkout/asked-offer'
import type { QuoteDraft, ReadSale, SaleOrder } from '@/src/services/checkout/sale'
import { normalPhone } from '@/src/services/platform/phone-number'

/** What an older version of ours stored may have gone out of shape: then nothing is answered. */
export function formationAnswersOf(draft: Pick<CheckoutDraft, 'answers'>) {
  const parsed = draftAnswers.safeParse(draft.answers)
  return parsed.success ? parsed.data : {}
}

/** Nothing of this kind is ever charged: staff answer with an offer. */
export const ON_REQUEST = new AppError(
  'on_request',
  'We prepare an offer for this company by hand. Send us a request instead; you pay nothing now.',
  422,
)

async function priced(payload: Payload, draft: CheckoutDraft) {
  const answers = parseInput(formationAnswers, formationAnswersOf(draft))
  const { choice, problems } = await readChoice(payload, answers, new Date())
  if (Object.keys(problems).length > 0) {
    throw new AppError('not_offered', 'Part of what you chose is no longer offered.', 422, problems)
  }
  if (choice.isRequest) throw ON_REQUEST
  const asked = askedOffer(draft, formationAnswersOf(draft))
  const quote = await withOffer(payload, quoteFormation(choice), { ...asked, isForming: true })
  return { answers, choice, quote }
}

function orderOf(answers: FormationAnswers, choice: FormationChoice): SaleOrder {
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

/** The formation that a draft describes. */
export const formationSale: ReadSale = async (payload, draft) => {
  const { answers, choice, quote } = await priced(payload, draft)
  return { order: orderOf(answers, choice), quote }
}

export const quoteFormationDraft: QuoteDraft = async (payload, draft, isOnlyShown) => {
  const answers = formationAnswersOf(draft)
  const { choice } = await readChoice(payload, answers, new Date(), isOnlyShown)
  if (choice.isRequest) return quoteFormation(choice)
  const asked = askedOffer(draft, answers)
  return withOffer(payload, quoteFormation(choice), { ...asked, isForming: true })
}
