'use client'

import { Link } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'

import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { ActionButton } from '@/src/admin/kit/ui/ActionButton'
import { KitDialog } from '@/src/admin/kit/ui/KitDialog'
import { Notice } from '@/src/admin/kit/ui/Notice'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { plural } from '@/src/domain/vocabulary/plural'

import { applyChange, changeProgress } from './change-orders'
import type { Previewed, Progressed } from './order-runs'

const POLL_MS = 1000
const LOST: Progressed = { ok: false, message: 'The server did not respond.' }

type Props = {
  readonly run: Extract<Previewed, { ok: true }>
  readonly close: () => void
}

const orders = (count: number) => plural(count, 'order', 'orders')

/** What a change will touch; once it is applied, how far it has come and what could not be done. */
export function RunDialog({ run, close }: Props) {
  const router = useRouter()
  const [progress, setProgress] = useState<Progressed | null>(null)
  const [isBegun, begin] = useState(false)
  const at = progress?.ok ? progress : null
  const isDone = at !== null && at.done >= at.total

  useEffect(() => {
    if (isDone) router.refresh()
    if (!isBegun || isDone || progress === null) return
    const timer = setTimeout(
      () => void changeProgress(run.run).then(setProgress, () => setProgress(LOST)),
      POLL_MS,
    )
    return () => clearTimeout(timer)
  }, [isBegun, isDone, progress, run.run, router])

  const apply = async () => {
    begin(true)
    setProgress(await applyChange(run.run).catch(() => LOST))
  }
  return (
    <KitDialog isOpen onOpen={close} title={`Change ${orders(run.total)}`}>
      {!isBegun && (
        <ul className="list-run">
          {run.examples.map((name) => (
            <li key={name}>{name}</li>
          ))}
          {run.total > run.examples.length && (
            <li>{`and ${run.total - run.examples.length} more`}</li>
          )}
        </ul>
      )}
      {run.unchanged > 0 && <p>{`${orders(run.unchanged)} need no change.`}</p>}
      {!run.isAll && <p>{`These are the first ${run.total} matches.`}</p>}
      {isBegun && <progress aria-label="Progress" max={run.total} value={at?.done ?? 0} />}
      {progress && !progress.ok && <Notice tone="error">{progress.message}</Notice>}
      {isDone && <p role="status">{`Changed ${orders(run.total - at.failures.length)}.`}</p>}
      {at && at.failures.length > 0 && (
        <details open>
          <summary>{`Not changed: ${at.failures.length}`}</summary>
          <ul className="list-run">
            {at.failures.map(({ id, message }) => (
              <li key={id}>
                <Link href={adminHref('order', id)} prefetch={false}>
                  {`#${shortOrderId(id)}`}
                </Link>{' '}
                {message}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="admin-form-actions">
        {!isDone && (
          <ActionButton
            busyLabel={`${at?.done ?? 0} of ${run.total}…`}
            isBusy={isBegun}
            look="primary"
            onAct={() => void apply()}
          >
            {`Change ${orders(run.total)}`}
          </ActionButton>
        )}
        <ActionButton busyLabel="" isBusy={false} onAct={close}>
          {isBegun ? 'Close' : 'Cancel'}
        </ActionButton>
      </div>
    </KitDialog>
  )
}
