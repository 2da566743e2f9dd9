import { type RefObject, useRef } from 'react'

import type { PaymentMethodView } from '@/src/domain/checkout/checkout-view'
import { Skeleton } from '@/src/storefront/ui/skeleton'

import { NotLoaded } from '../NotLoaded'
import { WORDS } from '../outcome/payment-words'
import type { Payment } from '../use-payment'
import { type Opening, useOpenCard, type WalletPlace } from './use-open-card'

type CardFieldsProps = {
  payment: Payment
  method: PaymentMethodView
  totalMinor: number
  /** Given the fields as they open. */
  opening: RefObject<Opening | null>
  wallets: WalletPlace
}

/** The provider's own fields for the card, in its own frame. */
export function CardFields(props: CardFieldsProps) {
  const { payment, method, totalMinor, opening, wallets } = props
  const host = useRef<HTMLDivElement>(null)
  const { status, retry } = useOpenCard(method, host, totalMinor, opening, wallets)

  return (
    <fieldset
      className="flex min-w-0 flex-col gap-3"
      aria-label="Card details"
      aria-busy={status === 'loading'}
    >
      <div className={status === 'failed' ? undefined : 'relative min-h-60'}>
        {status === 'loading' && <CardSkeleton />}
        {status === 'failed' && (
          <NotLoaded payment={payment} onRetry={retry}>
            {WORDS.cardsNotLoaded}
          </NotLoaded>
        )}
        <div
          ref={host}
          inert={status !== 'ready'}
          className={status === 'ready' ? undefined : 'opacity-0'}
        />
      </div>
    </fieldset>
  )
}

function CardSkeleton() {
  return (
    <div className="absolute inset-0 flex flex-col gap-4">
      <Skeleton className="h-5 w-32" />
      <Skeleton className="h-11 w-full" />
      <div className="grid grid-cols-2 gap-4">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
    </div>
  )
}
