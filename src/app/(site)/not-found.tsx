import type { Metadata } from 'next'

import { WaysOn } from '@/src/storefront/layout/NothingToShow'
import { PageHead } from '@/src/storefront/layout/PageHead'
import { Container } from '@/src/storefront/ui/layout'

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } }

export default function NotFound() {
  return (
    <>
      <PageHead title="There is no page at this address">
        It may have moved, or the link may be incomplete.
      </PageHead>
      <Container className="py-10 lg:py-16">
        <WaysOn />
      </Container>
    </>
  )
}
