'use client'

import { Button } from '@payloadcms/ui'
import { TriangleAlert } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { startTransition } from 'react'

import { ADMIN } from '@/src/lib/admin-address'

type Props = { readonly error: Error & { digest?: string }; readonly reset: () => void }

/** Says that a page failed, what is kept, and under which ID the reason is in the log. */
export function LoadFailed({ error, reset }: Props) {
  const router = useRouter()
  const retry = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  return (
    <section
      aria-labelledby="load-failed"
      className="flex flex-col items-start gap-3 max-w-120 mx-auto mt-[12vh] p-8 border border-line rounded-ui"
      role="alert"
    >
      <TriangleAlert aria-hidden size={22} strokeWidth={1.75} />
      <h1 className="m-0 text-3xl leading-7" id="load-failed">
        We could not load this page
      </h1>
      <p className="m-0 text-muted">Nothing was changed. Try again in a moment.</p>
      {error.digest && (
        <p className="m-0 -mt-2 text-muted">
          If it happens again, give support this ID:{' '}
          <code className="text-text">{error.digest}</code>
        </p>
      )}
      <div className="flex flex-wrap gap-2 [&_.btn]:m-0">
        <Button margin={false} onClick={retry}>
          Retry
        </Button>
        <Button buttonStyle="secondary" el="link" margin={false} to={ADMIN}>
          Back to the dashboard
        </Button>
      </div>
    </section>
  )
}
