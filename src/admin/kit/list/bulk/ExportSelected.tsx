'use client'

import { toast } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { BULK_BUTTON } from '@/src/admin/kit/list/bulk/bulk-button'
import type { Frozen, Step } from '@/src/admin/kit/list/bulk/run'
import { useSelection } from '@/src/admin/kit/list/bulk/SelectionProvider'
import type { Selected } from '@/src/admin/kit/list/bulk/selection'
import { ActionButton } from '@/src/admin/kit/ui/actions'
import { KitDialog } from '@/src/admin/kit/ui/dialogs'
import { freezeCsv, stepCsv } from '@/src/admin/list-actions'
import type { ScreenName } from '@/src/admin/screens'
import { plural } from '@/src/domain/vocabulary/plural'
import { saveCsv } from '../save-csv'

type RunButtonProps<Part> = {
  /** What is done: `Export`. */
  readonly verb: string
  /** To what: `['entry', 'entries']`. */
  readonly noun: readonly [one: string, many: string]
  /** Server functions: they decide again who may. */
  readonly freeze: (selected: Selected) => Promise<Frozen>
  readonly step: (run: string, from: number) => Promise<Step<Part>>
  /** With what all the steps gave. */
  readonly done: (parts: readonly Part[]) => void
}

type Run = Extract<Frozen, { ok: true }>

const LOST = 'The server did not respond.'

/**
 * Does something to the chosen rows: first it is said to how many and to which, then it is done to
 * exactly those, a part at a time.
 */
function RunButton<Part>({ verb, noun, freeze, step, done }: RunButtonProps<Part>) {
  const { selected } = useSelection()
  const [run, setRun] = useState<Run | null>(null)
  const [isFreezing, setFreezing] = useState(false)
  const [doneSoFar, setDone] = useState<number | null>(null)
  const [isShown, show] = useState(false)
  const isStopped = useRef(false)

  async function preview() {
    if (!selected) return
    setFreezing(true)
    const frozen = await freeze(selected).catch(() => ({ ok: false, message: LOST }) as const)
    setFreezing(false)
    if (!frozen.ok) return void toast.error(frozen.message)
    isStopped.current = false
    setDone(null)
    setRun(frozen)
    show(true)
  }

  async function apply({ run: id, total }: Run) {
    const parts: Part[] = []
    for (let from: number | null = 0; from !== null; ) {
      setDone(from)
      const answer: Step<Part> = await step(id, from).catch(
        () => ({ ok: false, message: LOST }) as const,
      )
      if (isStopped.current) return
      if (!answer.ok) {
        setDone(null)
        return void toast.error(`Stopped after ${from} of ${total}. ${answer.message}`)
      }
      parts.push(answer.part)
      from = answer.next
    }
    setDone(null)
    show(false)
    done(parts)
  }

  const close = () => {
    isStopped.current = true
    show(false)
  }
  const what = run ? plural(run.total, ...noun) : ''
  return (
    <>
      <button
        className={BULK_BUTTON}
        aria-busy={isFreezing}
        disabled={isFreezing}
        onClick={() => void preview()}
        type="button"
      >
        {isFreezing ? 'Counting…' : `${verb}…`}
      </button>
      <KitDialog isOpen={isShown} onOpen={close} title={`${verb} ${what}`}>
        {run && (
          <>
            <ul className="m-0 mb-3 ps-4.5">
              {run.examples.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
              {run.total > run.examples.length && (
                <li>{`and ${plural(run.total - run.examples.length, 'more', 'more')}`}</li>
              )}
            </ul>
            {!run.isAll && (
              <p>{`These are the first ${run.total} matches. Use filters to get the rest.`}</p>
            )}
            {doneSoFar !== null && (
              <progress aria-label={`${verb} ${what}`} max={run.total} value={doneSoFar} />
            )}
            <div className="admin-form-actions">
              <ActionButton
                busyLabel={`${doneSoFar ?? 0} of ${run.total}…`}
                isBusy={doneSoFar !== null}
                look="primary"
                onAct={() => void apply(run)}
              >
                {`${verb} ${what}`}
              </ActionButton>
              <ActionButton onAct={close}>{doneSoFar === null ? 'Cancel' : 'Stop'}</ActionButton>
            </div>
          </>
        )}
      </KitDialog>
    </>
  )
}

type Props = {
  readonly screen: ScreenName
  readonly name: string
  readonly noun: readonly [one: string, many: string]
}

export function ExportSelected({ screen, name, noun }: Props) {
  const save = (parts: readonly string[]) => {
    saveCsv(name, parts.join(''))
    toast.success(`Exported as ${name}.csv`)
  }
  return (
    <RunButton
      done={save}
      freeze={(selected) => freezeCsv(screen, selected)}
      noun={noun}
      step={(run, from) => stepCsv(screen, run, from)}
      verb="Export"
    />
  )
}
