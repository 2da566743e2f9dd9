'use client'

import { Button, toast } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'

import { ActionButton, sendJson } from '@/src/admin/kit/ui/actions'
import { SideDrawer } from '@/src/admin/kit/ui/dialogs'
import { pageLabel } from '@/src/domain/content/editing/editor-pages'
import { plural } from '@/src/domain/vocabulary/plural'
import { momentText } from '@/src/domain/vocabulary/time/date-text'
import { momentOfLocal } from '@/src/domain/vocabulary/time/time-zone'
import { request } from '@/src/lib/browser/request'

import { type Drafts, draftsAnswer } from './answers'
import { LINES } from './looks'
import { WordDiff } from './WordDiff'

type Props = {
  readonly isOpen: boolean
  readonly onOpen: (open: boolean) => void
  readonly zone: string
  readonly canPublish: boolean
  readonly canEdit: boolean
  readonly moved: () => void
}

const EMPTY: Drafts = { drafts: [], schedules: [] }
const local = z.string().min(1)

export function PublishDialog({ isOpen, onOpen, zone, canPublish, canEdit, moved }: Props) {
  const [found, setFound] = useState<Drafts | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [at, setAt] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { drafts, schedules } = found ?? EMPTY
  const chosen = drafts.filter(({ id }) => !left.has(id))

  const load = useCallback(async () => {
    const answer = await request('GET', '/api/visual-editor/drafts', { answer: draftsAnswer })
    setProblem(answer.ok ? null : answer.message)
    if (answer.ok) setFound(answer.value)
  }, [])
  useEffect(() => {
    if (isOpen) void load()
  }, [isOpen, load])

  async function act(name: string, more: object = {}): Promise<void> {
    setBusy(true)
    const body = { drafts: chosen.map(({ id, revision }) => ({ id, revision })), ...more }
    const answer = await sendJson('POST', `/api/visual-editor/${name}`, body)
    setBusy(false)
    if (answer.ok) {
      toast.success(answer.message)
      moved()
      if (chosen.length === drafts.length) return onOpen(false)
    } else toast.error(answer.message)
    await load()
  }
  async function cancel(id: string): Promise<void> {
    const answer = await sendJson('POST', `/api/visual-editor/schedules/${id}/cancel`, {})
    if (answer.ok) toast.success(answer.message)
    else toast.error(answer.message)
    await load()
  }
  const schedule = () => {
    const moment = local.safeParse(at).success ? momentOfLocal(at, zone) : null
    if (!moment) return toast.error('Choose a date and a time first.')
    return void act('schedule', { at: moment.toISOString() })
  }

  return (
    <SideDrawer isOpen={isOpen} onOpen={onOpen} title="Publish">
      {problem && <p role="alert">{problem}</p>}
      {found && drafts.length === 0 && (
        <p className="text-muted">No drafts. Visitors see everything as it is.</p>
      )}
      <ul className={LINES}>
        {drafts.map(({ id, label, page, live, draft }) => (
          <li key={id}>
            <label>
              <input
                checked={!left.has(id)}
                onChange={(event) => {
                  const next = new Set(left)
                  if (event.target.checked) next.delete(id)
                  else next.add(id)
                  setLeft(next)
                }}
                type="checkbox"
              />
              <strong>{label}</strong> <small>{pageLabel(page)}</small>
            </label>
            <WordDiff after={draft} before={live} />
          </li>
        ))}
      </ul>
      {chosen.length > 0 && (
        <div className="admin-form-actions">
          {canPublish && (
            <ActionButton
              busyLabel="Publishing…"
              isBusy={isBusy}
              look="primary"
              onAct={() => void act('publish')}
            >
              Publish {plural(chosen.length, 'draft')}
            </ActionButton>
          )}
          {canEdit && (
            <ActionButton busyLabel="Discarding…" isBusy={isBusy} onAct={() => void act('discard')}>
              Discard {plural(chosen.length, 'draft')}
            </ActionButton>
          )}
        </div>
      )}
      {!canPublish && <p>Ask someone with the right to publish to put drafts live.</p>}
      {canPublish && chosen.length > 0 && (
        <div className="flex flex-wrap items-end gap-3 my-4">
          <label className="grid gap-1">
            Publish later ({zone})
            <input
              className="kit-bare-input min-h-8.5 px-2.5 py-1"
              onChange={(event) => setAt(event.target.value)}
              type="datetime-local"
              value={at}
            />
          </label>
          <ActionButton busyLabel="Scheduling…" isBusy={isBusy} onAct={schedule}>
            Schedule
          </ActionButton>
        </div>
      )}
      {schedules.length > 0 && (
        <>
          <h3 className="mt-4 mx-0 mb-2 text-base font-semibold">Scheduled</h3>
          <ul className={LINES}>
            {schedules.map((one) => (
              <li key={one.id}>
                {plural(one.elements, 'draft')} on {momentText(one.at, zone)}, by {one.author}
                {canPublish && (
                  <Button
                    buttonStyle="secondary"
                    className="mt-2"
                    margin={false}
                    onClick={() => void cancel(one.id)}
                    size="small"
                  >
                    Cancel this schedule
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </SideDrawer>
  )
}
