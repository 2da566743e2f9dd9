import { ArrowLeft } from 'lucide-react'

import { formatMoney, money } from '@/src/domain/vocabulary/money/money'
import { Button } from '@/src/storefront/ui/button'

import { NextButton } from '../NextButton'
import type { Payment } from '../payment/use-payment'
import { SavedNote } from '../saving/SavedNote'
import { OrderLines } from '../summary/OrderLines'
import { SummarySheet } from '../summary/SummarySheet'
import { formId } from './form-id'
import { lacking } from './step-ready'
import type { Checkout } from './use-checkout'

/** Back and on. On a phone it stays at the bottom, with the total. */
export function CheckoutBar({ checkout, payment }: { checkout: Checkout; payment: Payment }) {
  const { state, saving, previous } = checkout
  const { step, answers, catalogue, quote } = state
  const { busy } = payment
  const lacks = lacking(step, answers, catalogue)
  const paying = `Paying ${formatMoney(money(quote.totalMinor, 'USD'))}…`

  return (
    <div className="sticky bottom-0 z-20 -mx-5 mt-auto border-t border-border bg-surface px-5 py-3 sm:-mx-8 sm:px-8 lg:static lg:mx-0 lg:mt-10 lg:px-0 lg:pt-6">
      <div className="flex items-center gap-3">
        <Button
          variant="secondary"
          onClick={previous}
          disabled={step === 'package'}
          aria-label="Previous"
          className="max-lg:w-11 max-lg:px-0"
        >
          <ArrowLeft aria-hidden className="size-4.5" />
          <span className="max-lg:hidden">Previous</span>
        </Button>
        <SummarySheet totalMinor={quote.totalMinor}>
          <OrderLines quote={quote} catalogue={catalogue} />
        </SummarySheet>
        <div className="ml-auto">
          <NextButton
            form={formId(step)}
            isReady={lacks === null}
            reason={lacks}
            isOff={catalogue.isFallback}
            busy={busy !== null}
            busyLabel={busy === 'holding' ? 'Checking…' : paying}
          >
            {step === 'confirm' ? 'Complete Order' : state.isMending ? 'Back to review' : 'Next'}
          </NextButton>
        </div>
      </div>
      <div className="mt-1 lg:hidden">
        <SavedNote status={saving.status} onlyTrouble />
      </div>
    </div>
  )
}
