'use client'

import { PageHead } from '@/src/storefront/pages/PageHead'
import { Button } from '@/src/storefront/ui/button'
import { Container } from '@/src/storefront/ui/layout'

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void }

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return (
    <>
      <PageHead title="Something went wrong">
        It is not your fault, and nothing you entered has been charged. Try again; if it keeps
        happening, write to us{error.digest && ` and mention ${error.digest}`}.
      </PageHead>
      <Container className="py-10 lg:py-16">
        <Button onClick={reset}>Try again</Button>
      </Container>
    </>
  )
}
