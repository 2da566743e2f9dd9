import type { ReactNode } from 'react'

import type { SiteSettings } from '@/src/domain/content/site-settings'

import { CheckoutHeader } from './CheckoutHeader'

/** A page of the checkout: who sells, and what is asked. */
export function CheckoutPage({
  settings,
  children,
}: {
  settings: SiteSettings
  children: ReactNode
}) {
  return (
    <>
      <CheckoutHeader settings={settings} />
      <main id="content" className="flex grow flex-col">
        {children}
      </main>
    </>
  )
}
