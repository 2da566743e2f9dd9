'use client'

import { Button } from '@/src/storefront/ui/button'

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void }

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return (
    <div className="mx-auto w-full max-w-140 px-5 py-16">
      <h1 className="heading text-2xl">Something went wrong</h1>
      <p className="mt-3 mb-6 text-muted">
        It’s not your fault. Try again. If it keeps happening, write to us
        {error.digest && <span>{` and mention ${error.digest}`}</span>}.
      </p>
      <Button onClick={reset}>Try again</Button>
    </div>
  )
}
