import type { wantedAddons } from '@/src/domain/catalogue/pricing/service-addons'
import type { PaymentMethodView } from '@/src/domain/checkout/checkout-view'
import type { BillingInput } from '@/src/domain/payments/billing'

import { UNREACHABLE } from '@/src/lib/browser/result'
import { CAME_BACK, type CameBack } from '../payment/outcome/came-back'
import type { PayInput } from '../payment/pay-input'
import { type Payment, usePayment } from '../payment/use-payment'
import { forgetBackup } from '../saving/draft-backup'
import type { DetailsCheck } from './questions/use-details-check'
import { placeService } from './service-api'
import type { ServiceCheckoutOf } from './use-service-checkout'

/** How a service may be paid, and what is known of who pays. */
export type ServicePaying = {
  readonly methods: readonly PaymentMethodView[]
  /** Whom the money goes to. */
  readonly seller: string
  readonly savedBilling: BillingInput | null
  readonly isSignedIn: boolean
  readonly cameBack: CameBack | null
}

/** The payment of the service being prepared. What the server has against an answer shows there. */
export function useServicePayment(
  checkout: ServiceCheckoutOf,
  details: DetailsCheck,
  paying: ServicePaying,
): Payment {
  const { state, saving, goTo } = checkout
  const { service } = state.catalogue
  const { firstName, lastName, email, phone } = state.answers

  async function place(input: PayInput) {
    if (!(await saving.flush())) return UNREACHABLE
    forgetBackup(service)
    const result = await placeService(service, input)
    if (!result.ok && namesAnswer(result.fields, state.answers)) {
      details.refuse(result.fields)
      goTo('details')
    }
    return result
  }

  return usePayment({
    methods: paying.methods,
    totalMinor: state.quote.totalMinor,
    seller: paying.seller,
    payer: { name: [firstName, lastName].filter(Boolean).join(' '), email, phone },
    savedBilling: paying.savedBilling,
    maySaveBilling: paying.isSignedIn,
    place,
    trouble: paying.cameBack && CAME_BACK[paying.cameBack],
  })
}

const PAYMENT_FIELDS = new Set(['gateway', 'confirmationToken', 'consent', 'expectedTotalMinor'])

function namesAnswer(fields: PayFields, answers: Parameters<typeof wantedAddons>[0]): boolean {
  return Object.keys(fields).some(
    (name) => !PAYMENT_FIELDS.has(name) && (Object.hasOwn(answers, name) || name === 'packageType'),
  )
}
type PayFields = Readonly<Record<string, string>>
