import type { Metadata } from 'next'
import { connection } from 'next/server'

import type { PageSearch } from '@/src/app/page-props'
import { offerOfLink } from '@/src/queries/checkout/resume-offer'
import { getSettings } from '@/src/queries/content/settings'
import { CheckoutPage } from '@/src/storefront/checkout/CheckoutPage'
import { ContinueOrder } from '@/src/storefront/checkout/resume/ContinueOrder'
import { DeadLink } from '@/src/storefront/checkout/resume/DeadLink'
import { Container } from '@/src/storefront/ui/layout'

export const instant = false // depends on the link

export async function generateMetadata(): Promise<Metadata> {
  const { companyName } = await getSettings()
  return {
    title: `Continue your order · ${companyName}`,
    referrer: 'same-origin', // the address has the key
    robots: { index: false, follow: false },
  }
}

/**
 * Where the mailed link back to a checkout leads. Opening it changes nothing, here or in the
 * browser: only the button does.
 */
export default async function ResumePage({ searchParams }: PageSearch) {
  await connection()
  const [{ token, problem }, settings] = await Promise.all([searchParams, getSettings()])
  const offer = await offerOfLink(token)
  return (
    <CheckoutPage settings={settings}>
      <Container width="form" className="py-12 lg:py-20">
        {typeof offer === 'string' ? (
          <DeadLink problem={offer} />
        ) : (
          <ContinueOrder token={String(token)} offer={offer} problem={problem} />
        )}
      </Container>
    </CheckoutPage>
  )
}
