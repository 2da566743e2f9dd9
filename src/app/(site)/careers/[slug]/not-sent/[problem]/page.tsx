import { Suspense } from 'react'

import { problemText } from '@/src/domain/careers/application-input'
import { PageHead } from '@/src/storefront/layout/PageHead'
import { Container } from '@/src/storefront/ui/layout'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'

type Props = { params: Promise<{ slug: string; problem: string }> }

export const metadata = {
  title: 'Your application was not sent',
  robots: { index: false, follow: false },
}

export const generateStaticParams = () => [{ slug: '_', problem: 'invalid_input' }]

/** Where a browser without our script comes to when its application is refused. */
export default function NotSentPage({ params }: Props) {
  return (
    <Suspense>
      <Words params={params} />
    </Suspense>
  )
}

async function Words({ params }: Props) {
  const { slug, problem } = await params
  return (
    <>
      <PageHead title="Your application was not sent">{problemText(problem)}</PageHead>
      <Container className="py-10">
        <p className="mb-6">
          Use your browser’s Back button: what you typed is still in the form. Choose your CV again,
          then send it once more.
        </p>
        <ButtonLink href={`/careers/${encodeURIComponent(slug)}`} variant="secondary">
          Open the position
        </ButtonLink>
      </Container>
    </>
  )
}
