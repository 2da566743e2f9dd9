import { ArrowLeft } from 'lucide-react'

import { formatMoney, money } from '@/src/domain/vocabulary/money/money'
import { Button } from '@/src/storefront/ui/button'

import { NextButton } from '../NextButton'
import type { Payment } from '../payment/use-payment'
import { SummarySheet } from '../summary/SummarySheet'
import { DETAILS_FORM, PAYMENT_FORM } from './form-ids'
import { detailsAreReady } from './questions/details-ready'
import { ServiceLines } from './ServiceLines'
import type { ServiceCheckoutOf } from './use-service-checkout'

type ServiceBarProps = { checkout: ServiceCheckoutOf; payment: Payment }

/** Back and on. On a phone it stays at the bottom, with the total. */
export function ServiceBar({ checkout, payment }: ServiceBarProps) {
  const { state, goTo } = checkout
  const { step, answers, catalogue, quote } = state
  const isPaying = step === 'payment'
  return (
    <div className="sticky bottom-0 z-20 -mx-5 mt-auto border-t border-border bg-surface px-5 py-3 sm:-mx-8 sm:px-8 lg:static lg:mx-0 lg:mt-10 lg:px-0 lg:pt-6">
      <div className="flex items-center gap-3">
        {isPaying && (
          <Button
            variant="secondary"
            onClick={() => goTo('details')}
            disabled={payment.busy !== null}
            aria-label="Back"
            className="max-lg:w-11 max-lg:px-0"
          >
            <ArrowLeft aria-hidden className="size-4.5" />
            <span className="max-lg:hidden">Back</span>
          </Button>
        )}
        <SummarySheet totalMinor={quote.totalMinor}>
          <ServiceLines quote={quote} catalogue={catalogue} />
        </SummarySheet>
        <div className="ml-auto">
          {isPaying ? (
            <PayButton payment={payment} totalMinor={quote.totalMinor} />
          ) : (
            <NextButton
              form={DETAILS_FORM}
              isReady={detailsAreReady(answers, catalogue)}
              isOff={false}
              busy={false}
              busyLabel=""
            >
              Continue to Payment
            </NextButton>
          )}
        </div>
      </div>
    </div>
  )
}

function PayButton({ payment, totalMinor }: { payment: Payment; totalMinor: number }) {
  const { busy, method } = payment
  const total = formatMoney(money(totalMinor, 'USD'))
  return (
    <NextButton
      form={PAYMENT_FORM}
      isReady={method !== undefined}
      isOff={false}
      busy={busy !== null}
      busyLabel={busy === 'holding' ? 'Checking…' : `Paying ${total}…`}
    >
      Pay {total}
    </NextButton>
  )
}
