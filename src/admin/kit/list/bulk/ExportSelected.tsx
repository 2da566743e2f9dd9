'use client'

import { toast } from '@payloadcms/ui'

import { ActionButton } from '@/src/admin/kit/ui/actions'
import { KitDialog } from '@/src/admin/kit/ui/dialogs'
import { freezeCsv, stepCsv } from '@/src/admin/list-actions'
import type { ScreenName } from '@/src/admin/screens'
import { plural } from '@/src/domain/vocabulary/plural'
import { saveCsv } from '../save-csv'
import type { Frozen } from './run'
import { BulkButton } from './SelectionProvider'
import { useRun } from './use-run'

type Props = {
  readonly screen: ScreenName
  readonly name: string
  /** `['entry', 'entries']`. */
  readonly noun: readonly [one: string, many: string]
}

/** The chosen rows as a file: first it is said how many and which, then exactly those are read. */
export function ExportSelected({ screen, name, noun }: Props) {
  const work = useRun<Extract<Frozen, { ok: true }>, string>({
    freeze: (selected) => freezeCsv(screen, selected),
    step: (run, from) => stepCsv(screen, run, from),
  })
  const { run, doneSoFar } = work
  const save = async (id: string, total: number) => {
    const done = await work.apply(id)
    if (!done) return
    if (done.problem !== null) {
      return void toast.error(`Stopped after ${done.from} of ${total}. ${done.problem}`)
    }
    work.show(false)
    saveCsv(name, done.parts.join(''))
    toast.success(`Exported as ${name}.csv`)
  }
  const act = run ? `Export ${plural(run.total, ...noun)}` : ''
  return (
    <>
      <BulkButton busyLabel="Counting…" isBusy={work.isFreezing} onAct={() => void work.preview()}>
        Export…
      </BulkButton>
      <KitDialog isOpen={work.isShown} onOpen={work.stop} title={act}>
        {run && (
          <>
            <ul className="m-0 mb-3 ps-4.5">
              {run.examples.map(({ id, name: words }) => (
                <li key={id}>{words}</li>
              ))}
              {run.total > run.examples.length && (
                <li>{`and ${plural(run.total - run.examples.length, 'more', 'more')}`}</li>
              )}
            </ul>
            {!run.isAll && (
              <p>{`These are the first ${run.total} matches. Use filters to get the rest.`}</p>
            )}
            {doneSoFar !== null && <progress aria-label={act} max={run.total} value={doneSoFar} />}
            <div className="admin-form-actions">
              <ActionButton
                busyLabel={`${doneSoFar ?? 0} of ${run.total}…`}
                isBusy={doneSoFar !== null}
                look="primary"
                onAct={() => void save(run.run, run.total)}
              >
                {act}
              </ActionButton>
              <ActionButton onAct={work.stop}>
                {doneSoFar === null ? 'Cancel' : 'Stop'}
              </ActionButton>
            </div>
          </>
        )}
      </KitDialog>
    </>
  )
}
