import type { ReactNode } from 'react'

import type { DraftKind } from '@/src/domain/checkout/draft-kind'
import type { SiteSettings } from '@/src/domain/content/site-settings'

import { HideUntilArrived } from './arrival/HideUntilArrived'
import { CheckoutHeader } from './CheckoutHeader'

type CheckoutPageProps = {
  settings: SiteSettings
  /** The checkout that it holds: its visitor's draft comes in later. */
  kind?: DraftKind
  children: ReactNode
}

/** A page of the checkout: who sells, and what is asked. */
export function CheckoutPage({ settings, kind, children }: CheckoutPageProps) {
  return (
    <>
      <CheckoutHeader settings={settings} />
      <main
        id="content"
        suppressHydrationWarning // it may be hidden by then
        className="group/checkout relative flex grow flex-col"
      >
        {kind && <HideUntilArrived kind={kind} />}
        {children}
      </main>
    </>
  )
}
