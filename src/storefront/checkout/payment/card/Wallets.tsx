import type { RefObject } from 'react'

import { Skeleton } from '@/src/storefront/ui/skeleton'

/** Whether Stripe offers a wallet here. */
export type WalletsState = 'loading' | 'offered' | 'none'

type WalletsProps = {
  state: WalletsState
  host: RefObject<HTMLDivElement | null>
}

/** Link, Apple Pay and Google Pay above the ways to pay: as high while Stripe is asked as with its buttons. */
export function Wallets({ state, host }: WalletsProps) {
  return (
    <fieldset
      className={state === 'none' ? 'hidden' : 'flex min-w-0 flex-col gap-4'}
      aria-label="Express checkout"
      aria-busy={state === 'loading'}
    >
      <div className="relative min-h-11">
        {state === 'loading' && <Skeleton className="absolute inset-0" />}
        <div ref={host} inert={state !== 'offered'} />
      </div>
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:grow before:bg-border after:h-px after:grow after:bg-border">
        or
      </p>
    </fieldset>
  )
}
