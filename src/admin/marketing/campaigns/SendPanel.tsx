'use client'

import { sendJson, useAction } from '@/src/admin/kit/ui/actions'
import { DialogActions, OpenDialog } from '@/src/admin/kit/ui/dialogs'
import { Notice } from '@/src/admin/kit/ui/parts'
import { useAnswer } from '@/src/admin/kit/use-answer'
import { type CountedAudience, countedAudience } from '@/src/domain/marketing/campaign-input'
import { plural } from '@/src/domain/vocabulary/plural'
import { wordsOf } from '@/src/lib/browser/result'

import { Saving } from './CampaignDrawers'
import { useEditor } from './unsaved'

export function AudienceCount({ count }: { count: CountedAudience }) {
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
      {count.problem && (
        <Notice title="Not every email can be written. " tone="error">
          {count.problem}
        </Notice>
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

/** Saves what is on the screen, shows to whom it goes, asks once, and sends it. */
export function SendPanel(props: Props) {
  const { isUnsaved } = useEditor()
  return (
    <OpenDialog label="Send campaign…" look="primary" title="Send this campaign now?">
      {(close) => (isUnsaved ? <Saving /> : <SendForm {...props} close={close} />)}
    </OpenDialog>
  )
}

function SendForm({ id, perMinute, version, close }: Props & { readonly close: () => void }) {
  const { result } = useAnswer(`/api/marketing/campaigns/${id}/audience`, countedAudience)
  const { run, isBusy } = useAction()
  async function send() {
    const said = await run({
      send: () => sendJson('POST', `/api/marketing/campaigns/${id}/send`, { version }),
      failure: (words) => `Failed to send campaign. ${words}`,
    })
    if (said.ok) close()
  }

  if (!result) return <p role="status">Counting who gets it…</p>
  if (!result.ok) return <Notice tone="error">{wordsOf(result)}</Notice>
  const { mailable, isPart, problem } = result.value
  const minutes = Math.ceil(mailable / perMinute)
  return (
    <>
      <AudienceCount count={result.value} />
      {mailable > 0 && (
        <p>{`It takes ${isPart ? 'at least' : 'about'} ${plural(minutes, 'minute')}. You can pause it at any time. People at their daily limit of marketing emails get it a day later.`}</p>
      )}
      {mailable > 0 && problem === null && (
        <DialogActions
          act={isPart ? 'Send to all of them' : `Send to ${plural(mailable, 'person', 'people')}`}
          busyLabel="Sending…"
          isBusy={isBusy}
          keep="Not yet"
          look="primary"
          onAct={() => void send()}
          onKeep={close}
        />
      )}
    </>
  )
}
