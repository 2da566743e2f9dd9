import { Suspense } from 'react'

import { PageHead } from '@/src/storefront/layout/PageHead'
import { Container } from '@/src/storefront/ui/layout'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'

type Props = { params: Promise<{ slug: string }> }

export const metadata = {
  title: 'We got your application',
  robots: { index: false, follow: false },
}

export const generateStaticParams = () => [{ slug: '_' }]

/** Where a browser without our script comes to once its application has arrived. */
export default function AppliedPage({ params }: Props) {
  return (
    <Suspense>
      <Thanks params={params} />
    </Suspense>
  )
}

async function Thanks({ params }: Props) {
  const { slug } = await params
  return (
    <>
      <PageHead title="We got your application">
        Thank you. We emailed you a confirmation and will write to you at the same address.
      </PageHead>
      <Container className="py-10">
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/careers" variant="secondary">
            All positions
          </ButtonLink>
          <ButtonLink href={`/careers/${encodeURIComponent(slug)}`} variant="ghost">
            Back to this position
          </ButtonLink>
        </div>
      </Container>
    </>
  )
}
