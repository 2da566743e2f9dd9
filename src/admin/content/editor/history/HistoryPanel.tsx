'use client'

import { toast } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ActionButton } from '@/src/admin/kit/ui/actions'
import { SideDrawer } from '@/src/admin/kit/ui/dialogs'
import { CHANGE_KINDS, type ChangeEntry } from '@/src/domain/content/editing/change-set'
import { pageLabel } from '@/src/domain/content/editing/editor-pages'
import { shownValue } from '@/src/domain/content/editing/element-state'
import { momentText } from '@/src/domain/vocabulary/time/date-text'
import { request } from '@/src/lib/browser/request'
import { wordsOf } from '@/src/lib/browser/result'
import { type Change, changeAnswer, type HistoryAnswer, historyAnswer } from '../answers'
import { LINE_BUTTON, LINES } from '../looks'
import { WordDiff } from '../WordDiff'

/** The most changes that one response holds. */
const AT_ONCE = 50

/** The newest changes, and older ones once they are asked for; of one text alone, if it is given. */
function useChangeList(newest: HistoryAnswer, element: string | null) {
  const [own, setOwn] = useState<readonly Change[] | null>(null)
  const [older, setOlder] = useState<readonly Change[]>([])
  const [isOver, setOver] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const list = useRef(0)

  /** Returns null for what can't be read, and for what belongs to the list before this one. */
  const read = useCallback(
    async (before: number | null): Promise<readonly Change[] | null> => {
      const mine = list.current
      const asked = new URLSearchParams()
      if (element) asked.set('element', element)
      if (before) asked.set('before', `${before}`)
      const path = `/api/visual-editor/history?${asked}`
      const answer = await request('GET', path, { answer: historyAnswer })
      if (mine !== list.current) return null
      setProblem(answer.ok ? null : answer.message)
      return answer.ok ? answer.value.sets : null
    },
    [element],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: anything newer may have undone any of them
  useEffect(() => {
    list.current += 1
    setOlder([])
    setOver(false)
    setOwn(null)
    setProblem(null)
    if (element) void read(null).then((sets) => sets && setOwn(sets))
  }, [element, newest, read])

  const first = element ? own : newest.sets
  const sets = [...(first ?? []), ...older]
  const last = sets.at(-1)
  const more = async () => {
    const next = await read(last?.number ?? null)
    if (!next) return
    setOlder([...older, ...next])
    setOver(next.length < AT_ONCE)
  }
  return {
    sets,
    problem,
    more,
    isMore: !isOver && sets.length >= AT_ONCE,
    isEmpty: first?.length === 0,
  }
}

type Props = {
  readonly history: HistoryAnswer
  readonly zone: string
  readonly canEdit: boolean
  readonly onWalk: (way: 'undo' | 'redo' | 'restore', number: number) => void
}

function Entries({ entries }: { entries: readonly ChangeEntry[] }) {
  return (
    <ul className={LINES}>
      {entries.slice(0, 50).map(({ id, label, page, before, after }) => (
        <li key={id}>
          <strong>{label}</strong> <small>{pageLabel(page)}</small>
          <WordDiff after={shownValue(after)} before={shownValue(before)} />
        </li>
      ))}
      {entries.length > 50 && <li>And {entries.length - 50} more.</li>}
    </ul>
  )
}

function Item({ change, zone, canEdit, onWalk }: Omit<Props, 'history'> & { change: Change }) {
  const [entries, setEntries] = useState<readonly ChangeEntry[] | null>(null)
  const { number, summary, author, isMine, at, undoneAt, kind } = change
  const show = async () => {
    if (entries) return setEntries(null)
    const path = `/api/visual-editor/changes/${number}`
    const answer = await request('GET', path, { answer: changeAnswer })
    if (answer.ok) setEntries(answer.value.entries)
    else toast.error(wordsOf(answer))
  }
  return (
    <li>
      <button
        aria-expanded={entries !== null}
        className={`${LINE_BUTTON} w-full`}
        onClick={() => void show()}
        type="button"
      >
        <strong className={undoneAt ? 'text-muted line-through' : undefined}>
          #{number} {summary}
        </strong>
        <small className="block text-muted">
          {isMine ? 'You' : (author ?? 'Someone who left')} · {momentText(at, zone)} ·{' '}
          {CHANGE_KINDS[kind]}
          {undoneAt && <span>{' · Undone'}</span>}
        </small>
      </button>
      {entries && <Entries entries={entries} />}
      {canEdit && (
        <div className="admin-form-actions">
          <ActionButton
            label={`${undoneAt ? 'Redo' : 'Undo'} #${number}`}
            onAct={() => onWalk(undoneAt ? 'redo' : 'undo', number)}
          >
            {undoneAt ? 'Redo' : 'Undo'}
          </ActionButton>
          <ActionButton
            label={`Restore #${number} as drafts`}
            onAct={() => onWalk('restore', number)}
          >
            Restore as drafts
          </ActionButton>
        </div>
      )}
    </li>
  )
}

type PanelProps = Props & {
  /** Whose changes alone are shown. */
  readonly element: { readonly id: string; readonly label: string } | null
  readonly onAll: () => void
  readonly isOpen: boolean
  readonly onOpen: (open: boolean) => void
}

export function HistoryPanel({ element, onAll, isOpen, onOpen, ...props }: PanelProps) {
  const { history, ...item } = props
  const { sets, problem, more, isMore, isEmpty } = useChangeList(history, element?.id ?? null)
  return (
    <SideDrawer isOpen={isOpen} onOpen={onOpen} title={`History (${history.count})`}>
      {element && (
        <p>
          Changes of “{element.label}”. <ActionButton onAct={onAll}>Show all changes</ActionButton>
        </p>
      )}
      {problem && <p role="alert">{problem}</p>}
      {isEmpty && <p className="text-muted">No changes yet. Edit a text, and it appears here.</p>}
      {sets.length > 0 && (
        <ol className={LINES}>
          {sets.map((change) => (
            <Item change={change} key={change.number} {...item} />
          ))}
        </ol>
      )}
      {isMore && <ActionButton onAct={() => void more()}>Load more</ActionButton>}
    </SideDrawer>
  )
}
