import { Suspense } from 'react'

import { PageHead } from '@/src/storefront/layout/PageHead'
import { ButtonLink } from '@/src/storefront/ui/button'
import { Container } from '@/src/storefront/ui/layout'

export const metadata = {
  title: 'We got your application',
  robots: { index: false, follow: false },
}

/** Where a browser without our script comes to once its application has arrived. */
export default function AppliedPage() {
  return (
    <Suspense>
      <PageHead title="We got your application">
        Thank you. We emailed you a confirmation and will write to you at the same address.
      </PageHead>
      <Container className="py-10">
        <ButtonLink href="/careers" variant="secondary">
          All positions
        </ButtonLink>
      </Container>
    </Suspense>
  )
}
