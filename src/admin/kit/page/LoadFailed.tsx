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
      className="admin-denied admin-denied--alone"
      role="alert"
    >
      <TriangleAlert aria-hidden size={22} strokeWidth={1.75} />
      <h1 id="load-failed">We could not load this page</h1>
      <p>Nothing was changed. Try again in a moment.</p>
      {error.digest && (
        <p className="admin-denied__needed">
          If it happens again, give support this ID: <code>{error.digest}</code>
        </p>
      )}
      <div className="admin-row-actions">
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
