import { ShieldCheck } from 'lucide-react'

import type { Quote } from '@/src/domain/catalogue/pricing/formation-quote'
import type { ServiceCatalogue } from '@/src/domain/checkout/service-view'
import { FEE_TERMS, STATE_FEE_TERMS } from '@/src/domain/vocabulary/money/refund-text'
import { MONTHLY_TERMS } from '@/src/domain/vocabulary/service-types'
import { PriceNote } from '@/src/storefront/catalogue/services/PriceNote'
import { Money } from '@/src/storefront/ui/money'

import { feeAsOf } from '../fee-as-of'
import { lineKey } from '../formation/quote'
import { OfferBox } from '../offers/OfferBox'
import type { ServiceCheckoutOf } from './use-service-checkout'

/** What is bought of a service, and the code for an offer. */
export function ServiceSummary({ checkout }: { checkout: ServiceCheckoutOf }) {
  const { quote, answers, catalogue } = checkout.state
  return (
    <>
      <ServiceLines quote={quote} catalogue={catalogue} />
      <OfferBox quote={quote} asked={answers.offer} onAsk={(offer) => checkout.answer({ offer })} />
    </>
  )
}

type ServiceLinesProps = { quote: Quote; catalogue: Pick<ServiceCatalogue, 'states' | 'priceNote'> }

/** The service, each add-on, the state's fee with a formation, and the total. */
export function ServiceLines({ quote, catalogue }: ServiceLinesProps) {
  const fee = quote.lines.find((line) => line.kind === 'state_fee')
  const isForming = quote.lines.some((line) => line.service === 'llc')
  const state = catalogue.states.find((one) => one.id === fee?.ref)
  return (
    <div className="flex flex-col gap-4 text-sm">
      <ul className="flex flex-col gap-2">
        {quote.lines.map((line) => (
          <li key={lineKey(line)}>
            <span className="flex justify-between gap-4">
              <span>{line.label}</span>
              <Money minor={line.amountMinor} />
            </span>
            {line.kind === 'service' && line.billing === 'monthly' && (
              <span className="block text-xs text-muted">
                <Money minor={line.amountMinor} short /> / month, {MONTHLY_TERMS}
              </span>
            )}
            {line === fee && (
              <span className="block text-xs text-muted">
                Passed on at cost, {feeAsOf(state ?? { feeAsOf: null, isUsual: false })}
              </span>
            )}
          </li>
        ))}
        {isForming && !fee && (
          <li className="flex justify-between gap-4 text-muted">
            <span>State filing fee</span>
            <span>Choose a state</span>
          </li>
        )}
      </ul>
      <p className="flex items-baseline justify-between gap-4 border-t border-border pt-4 text-base font-semibold">
        Total
        <Money minor={quote.totalMinor} />
      </p>
      {catalogue.priceNote && <PriceNote note={catalogue.priceNote} />}
      <p className="flex gap-2 text-xs text-muted">
        <ShieldCheck aria-hidden className="size-4 shrink-0 text-success" />
        <span>
          <span className="font-semibold text-text">100% Satisfaction Guaranteed</span>
          <br />
          {FEE_TERMS}
          {fee && <span>{` ${STATE_FEE_TERMS}`}</span>}
        </span>
      </p>
    </div>
  )
}
