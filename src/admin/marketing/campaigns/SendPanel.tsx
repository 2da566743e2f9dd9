'use client'

import { useState } from 'react'
import { z } from 'zod'

import { ActionButton } from '@/src/admin/kit/ui/ActionButton'
import { DialogActions } from '@/src/admin/kit/ui/dialog/DialogActions'
import { KitDialog } from '@/src/admin/kit/ui/KitDialog'
import { Notice } from '@/src/admin/kit/ui/Notice'
import { sendJson } from '@/src/admin/kit/ui/send-json'
import { useAction } from '@/src/admin/kit/ui/use-action'
import { plural } from '@/src/domain/vocabulary/plural'
import { request } from '@/src/lib/browser/request'
import { wordsOf } from '@/src/lib/browser/result'

import { SaveFirst } from './CampaignDrawers'
import { useUnsaved } from './unsaved'

const counted = z.object({
  total: z.number(),
  mailable: z.number(),
  excluded: z.array(z.object({ reason: z.string(), count: z.number() })),
  isPart: z.boolean(),
})
type Counted = z.infer<typeof counted>

/** How many get it, and whom it leaves out and why. */
export function AudienceCount({ count }: { count: Counted }) {
  return (
    <div>
      <p>
        <strong>{`${count.isPart ? 'At least ' : ''}${plural(count.mailable, 'person', 'people')}`}</strong>
        {count.isPart
          ? ` would get it: of the first ${count.total.toLocaleString('en-US')}, and the rest are checked as it goes out.`
          : ` of ${count.total.toLocaleString('en-US')} would get it.`}
      </p>
      {count.excluded.length > 0 && (
        <ul className="mx-0 my-2 ps-4.5 text-muted">
          {count.excluded.map(({ reason, count: left }) => (
            <li key={reason}>{`${left.toLocaleString('en-US')} left out: ${reason}`}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

type Props = {
  readonly id: string
  readonly perMinute: number
  /** When what is shown was saved. */
  readonly version: string
}

/** Shows to whom a campaign goes, asks once, and sends it. */
export function SendPanel({ id, perMinute, version }: Props) {
  const isUnsaved = useUnsaved()
  const [isOpen, open] = useState(false)
  const [found, setFound] = useState<Counted | string | null>(null)
  const { run, isBusy } = useAction()

  async function ask() {
    open(true)
    setFound(null)
    if (isUnsaved) return
    const said = await request('GET', `/api/marketing/campaigns/${id}/audience`, {
      answer: counted,
    })
    setFound(said.ok ? said.value : wordsOf(said))
  }

  async function send() {
    const said = await run({
      send: () => sendJson('POST', `/api/marketing/campaigns/${id}/send`, { version }),
      failure: (words) => `Failed to send campaign. ${words}`,
    })
    if (said.ok) open(false)
  }

  const count = found !== null && typeof found !== 'string' ? found : null
  const minutes = count ? Math.ceil(count.mailable / perMinute) : 0
  return (
    <>
      <ActionButton
        busyLabel="Counting…"
        isBusy={isOpen && found === null && !isUnsaved}
        look="primary"
        onAct={() => void ask()}
      >
        Send campaign…
      </ActionButton>
      <KitDialog isOpen={isOpen} onOpen={open} title="Send this campaign now?">
        <div aria-live="polite">
          {isUnsaved && <SaveFirst />}
          {found === null && !isUnsaved && <p>Counting who gets it…</p>}
          {typeof found === 'string' && <Notice tone="error">{found}</Notice>}
          {count && <AudienceCount count={count} />}
          {count && count.mailable > 0 && (
            <p>{`It takes ${count.isPart ? 'at least' : 'about'} ${plural(minutes, 'minute')}. You can pause it at any time. People at their daily limit of marketing emails get it a day later.`}</p>
          )}
        </div>
        {count && count.mailable > 0 && (
          <DialogActions
            act={
              count.isPart
                ? 'Send to all of them'
                : `Send to ${plural(count.mailable, 'person', 'people')}`
            }
            busyLabel="Sending…"
            isBusy={isBusy}
            keep="Not yet"
            look="primary"
            onAct={() => void send()}
            onKeep={() => open(false)}
          />
        )}
      </KitDialog>
    </>
  )
}
