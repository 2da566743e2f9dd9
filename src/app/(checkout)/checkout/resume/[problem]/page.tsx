import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'

import { getSettings } from '@/src/queries/content/settings'
import { CheckoutPage } from '@/src/storefront/checkout/CheckoutPage'
import { DeadLink, isLinkProblem } from '@/src/storefront/checkout/resume/DeadLink'
import { Container } from '@/src/storefront/ui/layout'

export const instant = false // said to one person who followed a link: nothing of it is prerendered

type Props = { params: Promise<{ problem: string }> }

export async function generateMetadata(): Promise<Metadata> {
  const { companyName } = await getSettings()
  return { title: `Link back to your order · ${companyName}` }
}

export default async function DeadLinkPage({ params }: Props) {
  await connection()
  const [{ problem }, settings] = await Promise.all([params, getSettings()])
  if (!isLinkProblem(problem)) notFound()
  return (
    <CheckoutPage settings={settings}>
      <Container width="form" className="py-12 lg:py-20">
        <DeadLink problem={problem} />
      </Container>
    </CheckoutPage>
  )
}
