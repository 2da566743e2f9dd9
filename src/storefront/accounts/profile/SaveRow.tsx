'use client'

import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'

import { Button } from '@/src/storefront/ui/button'
import { Notice } from '@/src/storefront/ui/notice'

import { useAlive } from '@/src/storefront/ui/use-alive'

import type { Failure } from './use-settings-form'

type SaveRowProps = {
  busy: boolean
  busyLabel: string
  failure: Failure | null
  /** What has been done; gone with the next change. */
  saved?: string | null
  danger?: boolean
  /** Another way out, beside the button. */
  other?: ReactNode
  children: ReactNode
}

/** The button of a form, and what came of it: beside it when well, beneath it when not. */
export function SaveRow({
  busy,
  busyLabel,
  failure,
  saved,
  danger,
  other,
  children,
}: SaveRowProps) {
  const alive = useAlive()
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type={alive ? 'submit' : 'button'}
          variant={danger ? 'danger' : 'primary'}
          busy={busy}
          busyLabel={busyLabel}
        >
          {children}
        </Button>
        {other}
        <p role="status" className="flex items-center gap-2 text-sm text-success">
          {saved && (
            <>
              <CircleCheck aria-hidden className="size-4.5 shrink-0" />
              {saved}
            </>
          )}
        </p>
      </div>
      <FailureNotice failure={failure} />
    </div>
  )
}

/** Why something did not work, with the number that support can look up. */
export function FailureNotice({ failure }: { failure: Failure | null }) {
  if (!failure) return null
  return (
    <Notice tone="danger">
      {failure.message}
      {failure.id && ` If you write to us about this, mention ${failure.id}.`}
    </Notice>
  )
}
