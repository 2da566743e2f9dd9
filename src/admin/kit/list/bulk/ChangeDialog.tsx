'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useReducer, useState } from 'react'
import { ActionButton } from '@/src/admin/kit/ui/actions'
import { KitDialog } from '@/src/admin/kit/ui/dialogs'
import { Notice, PageLink } from '@/src/admin/kit/ui/parts'
import {
  applyChange,
  assigneesOf,
  previewChange,
  progressOfChange,
  undoChange,
} from '@/src/admin/list-actions'
import type { ScreenName } from '@/src/admin/screens'
import { plural, pluralWord } from '@/src/domain/vocabulary/plural'
import { LOST } from '../refused'
import type { Previewed, Progressed } from './change-runs'
import type { Selected } from './selection'

const POLL_MS = 1000

export type Changing = {
  readonly noun: readonly [one: string, many: string]
  /** Where one of them is, and what it is called for short. */
  readonly place: (id: string) => { readonly href: string; readonly name: string }
  readonly apply: (run: string) => Promise<Progressed>
  readonly progress: (run: string) => Promise<Progressed>
  readonly undo: (run: string) => Promise<Progressed>
  /** What is done, where that is no mere change: `['Delete', 'Deleted']`. */
  readonly verb?: readonly [act: string, done: string]
  /** Told once all of it is done, with how many could not be. */
  readonly ended?: (failures: number) => void
}

export const changesOf = (screen: ScreenName) => ({
  assignees: () => assigneesOf(screen),
  preview: (selected: Selected | null, change: object) => previewChange(screen, selected, change),
  apply: (run: string) => applyChange(screen, run),
  progress: (run: string) => progressOfChange(screen, run),
  undo: (run: string) => undoChange(screen, run),
})

type Props = {
  readonly run: Extract<Previewed, { ok: true }>
  readonly changing: Changing
  readonly close: () => void
  /** How far it came before this opened. */
  readonly begun?: Reached
}

type Reached = Extract<Progressed, { ok: true }>

/** How far a run has come, and why the last question about it was not answered. */
type Heard = { readonly at: Reached | null; readonly problem: string | null }

export const hearing = ({ at }: Heard, answer: Progressed): Heard =>
  answer.ok ? { at: answer, problem: null } : { at, problem: answer.message }

/** What a change will touch; once it is applied, how far it has come and what could not be done. */
export function ChangeDialog({ run, changing, close, begun }: Props) {
  const { apply, noun, place, progress: ask, undo, ended } = changing
  const [act, acted] = changing.verb ?? ['Change', 'Changed']
  const rows = (count: number) => plural(count, ...noun)
  const router = useRouter()
  const [heard, hear] = useReducer(hearing, { at: begun ?? null, problem: null })
  const [isBegun, begin] = useState(begun !== undefined)
  const [isUndoing, setUndoing] = useState(false)
  const { at, problem } = heard
  const isDone = at !== null && at.done >= at.total
  const now = at?.run ?? run.run
  const isUndo = now !== run.run
  const done = at ? at.total - at.failures.length : 0
  const failed = at?.failures.length ?? 0

  useEffect(() => {
    if (!isDone || at === begun) return
    router.refresh()
    if (!isUndo) ended?.(failed)
  }, [at, begun, ended, failed, isDone, isUndo, router])
  const start = useCallback(async () => {
    begin(true)
    const answer = await apply(run.run).catch(() => LOST)
    hear(answer)
    if (!answer.ok && answer !== LOST) begin(false) // a lost one may be under way all the same
  }, [apply, run.run])
  useEffect(() => {
    if (!isBegun || isDone || (!heard.at && !heard.problem)) return
    const follow = async () => hear(await ask(now).catch(() => LOST))
    // The request that was lost may never have arrived; a run is begun once however often that is asked.
    const timer = setTimeout(() => void (heard.at ? follow() : start()), POLL_MS)
    return () => clearTimeout(timer)
  }, [ask, heard, isBegun, isDone, now, start])
  const takeBack = async () => {
    setUndoing(true)
    hear(await undo(run.run).catch(() => LOST))
    setUndoing(false)
  }
  return (
    <KitDialog isOpen onOpen={close} title={`${begun ? acted : act} ${rows(run.total)}`}>
      {!isBegun && (
        <ul className="m-0 mb-3 ps-4.5">
          {run.examples.map((name) => (
            <li key={name}>{name}</li>
          ))}
          {run.total > run.examples.length && (
            <li>{`and ${run.total - run.examples.length} more`}</li>
          )}
        </ul>
      )}
      {run.unchanged > 0 && (
        <p>{`${rows(run.unchanged)} ${pluralWord(run.unchanged, 'needs', 'need')} no change.`}</p>
      )}
      {!run.isAll && <p>{`These are the first ${run.total} matches.`}</p>}
      {isBegun && (
        <progress aria-label="Progress" max={at?.total ?? run.total} value={at?.done ?? 0} />
      )}
      {problem && <Notice tone="error">{problem}</Notice>}
      {isDone && <p role="status">{`${isUndo ? 'Undone for' : acted} ${rows(done)}.`}</p>}
      {at && at.failures.length > 0 && (
        <details open>
          <summary>{`${isUndo ? 'Not undone' : 'Not changed'}: ${at.failures.length}`}</summary>
          <ul className="m-0 mb-3 ps-4.5">
            {at.failures.map(({ id, message }) => (
              <li key={id}>
                <PageLink href={place(id).href}>{place(id).name}</PageLink> {message}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="admin-form-actions">
        {isDone && !isUndo && at.undoable > 0 && (
          <ActionButton busyLabel="Undoing…" isBusy={isUndoing} onAct={() => void takeBack()}>
            {`Undo ${rows(at.undoable)}`}
          </ActionButton>
        )}
        {!isDone && (
          <ActionButton
            busyLabel={`${at?.done ?? 0} of ${run.total}…`}
            isBusy={isBegun}
            look="primary"
            onAct={() => void start()}
          >
            {`${act} ${rows(run.total)}`}
          </ActionButton>
        )}
        <ActionButton onAct={close}>{isBegun ? 'Close' : 'Cancel'}</ActionButton>
      </div>
    </KitDialog>
  )
}
