import { fullName } from '@/src/domain/vocabulary/text/full-name'
import type { PayInput } from '../payment/pay-input'
import type { Paying } from '../payment/paying'
import { type Payment, usePayment } from '../payment/use-payment'
import { forgetBackup } from '../saving/draft-backup'
import { answersRefused } from './answers-refused'
import type { DetailsCheck } from './questions/use-details-check'
import { placeService } from './service-api'
import type { ServiceCheckoutOf } from './use-service-checkout'

/** The payment of the service being prepared. What the server has against an answer shows there. */
export function useServicePayment(
  checkout: ServiceCheckoutOf,
  details: DetailsCheck,
  paying: Paying,
): Payment {
  const { state, saving, goTo } = checkout
  const { service } = state.catalogue
  const { firstName, lastName, email, phone, residence: country } = state.answers

  async function place(input: PayInput) {
    const unsaved = await saving.flush()
    if (!unsaved) forgetBackup(service)
    const result = unsaved ? answersRefused(unsaved) : await placeService(service, input)
    if (!result.ok && namesAnswer(result.fields, state.answers)) {
      details.refuse(result.fields)
      goTo('details')
    }
    return result
  }

  return usePayment({
    ...paying,
    totalMinor: state.quote.totalMinor,
    payer: { name: fullName({ firstName, lastName }), email, phone, country },
    place,
  })
}

const PAYMENT_FIELDS = new Set(['gateway', 'confirmationToken', 'consent', 'expectedTotalMinor'])

/** An answer always holds the package, and each of the others once it was given. */
const namesAnswer = (fields: object, answers: object): boolean =>
  Object.keys(fields).some((name) => !PAYMENT_FIELDS.has(name) && Object.hasOwn(answers, name))
