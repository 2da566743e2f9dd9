'use client'

import { useRouter } from 'next/navigation'

import { request } from '@/src/lib/browser/request'
import { useSending } from '@/src/lib/browser/use-sending'
import { Button } from '@/src/storefront/ui/button'
import { Notice } from '@/src/storefront/ui/notice'

type AddToAccountProps = {
  title: string
  /** Where to ask for it. */
  path: string
  /** The page to go on to; without it this one is shown again. */
  next?: string
  className?: string
  children: string
}

/** Offers to take orders that were placed without signing in into the account that is signed in. */
export function AddToAccount({ title, path, next, className, children }: AddToAccountProps) {
  const router = useRouter()
  const { busy, failure, run } = useSending()

  const add = async () => {
    const answer = await run(() => request('POST', path, { body: {} }), { leaves: !!next })
    if (!answer.ok) return
    if (next) router.replace(next)
    else router.refresh()
  }

  return (
    <Notice
      className={className}
      tone={failure ? 'danger' : 'accent'}
      title={title}
      action={
        <Button size="sm" busy={busy} busyLabel="Adding…" onClick={() => void add()}>
          Add to my account
        </Button>
      }
    >
      {failure?.message ?? children}
    </Notice>
  )
}
