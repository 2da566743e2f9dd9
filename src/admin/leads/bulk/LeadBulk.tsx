'use client'

import { toast } from '@payloadcms/ui'
import { useCallback, useState } from 'react'

import { Options } from '@/src/admin/kit/form/Options'
import { ChangeDialog } from '@/src/admin/kit/list/bulk/ChangeDialog'
import type { Previewed } from '@/src/admin/kit/list/bulk/change-runs'
import { LastChange } from '@/src/admin/kit/list/bulk/LastChange'
import { useSelection } from '@/src/admin/kit/list/bulk/SelectionProvider'
import { NOTHING } from '@/src/admin/kit/list/bulk/selection'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { LEAD_WORDS } from '@/src/domain/leads/lead-change'
import type { LastRun } from '@/src/services/platform/last-run'

import { AssignLeads } from './AssignLeads'
import * as changes from './change-leads'
import { MailDialog } from './MailDialog'

const ACTIONS = {
  email: 'Send email',
  convert: 'Mark converted',
  delete: 'Delete',
  assign: 'Set owner',
} as const
const IN_TRASH = { restore: 'Restore' } as const

type Kind = keyof typeof ACTIONS | keyof typeof IN_TRASH

const VERBS = {
  convert: ['Mark as converted:', 'Marked as converted:'],
  delete: ['Delete', 'Deleted'],
  restore: ['Restore', 'Restored'],
  assign: ['Set the owner of', 'Set the owner of'],
} as const

const DONE: Readonly<Record<keyof typeof VERBS, string>> = {
  convert: LEAD_WORDS.bulkConverted,
  delete: LEAD_WORDS.bulkDeleted,
  restore: 'Selected leads restored',
  assign: 'Owner of the selected leads saved',
}

const LOST: Previewed = { ok: false, message: 'The server did not respond.' }

type Run = {
  readonly kind: keyof typeof VERBS
  readonly run: Extract<Previewed, { ok: true }>
}

const NAMED = {
  noun: ['lead', 'leads'],
  place: (id: string) => ({ href: adminHref('lead', id), name: 'Lead' }),
  ...changes,
} as const

const isKind = (value: string): value is Kind =>
  Object.hasOwn(ACTIONS, value) || Object.hasOwn(IN_TRASH, value)

/** What is done with the chosen leads: chosen from a list, and applied. */
export function LeadBulk({ isTrash }: { isTrash: boolean }) {
  const { selected, set } = useSelection()
  const [kind, choose] = useState<Kind>(isTrash ? 'restore' : 'email')
  const [isBusy, setBusy] = useState(false)
  const [open, setOpen] = useState<'email' | 'assign' | null>(null)
  const [run, setRun] = useState<Run | null>(null)

  const preview = async (wanted: Run['kind'], change: object) => {
    setBusy(true)
    const found = await changes.preview(selected, change).catch(() => LOST)
    setBusy(false)
    setOpen(null)
    if (found.ok) setRun({ kind: wanted, run: found })
    else toast.error(`${LEAD_WORDS.bulkFailed}. ${found.message}`)
  }
  const apply = () => {
    if (kind === 'email' || kind === 'assign') setOpen(kind)
    else void preview(kind, { kind })
  }
  const ended = run?.kind
  const done = useCallback(
    (failures: number) => {
      if (!ended) return
      if (failures > 0) toast.error(`${LEAD_WORDS.bulkFailed}. Not changed: ${failures}`)
      else toast.success(DONE[ended])
    },
    [ended],
  )
  const close = () => {
    setRun(null)
    set(NOTHING)
  }
  return (
    <>
      <select
        aria-label="Action"
        className="lead-bulk"
        onChange={({ target: { value } }) => isKind(value) && choose(value)}
        value={kind}
      >
        <Options of={isTrash ? IN_TRASH : ACTIONS} />
      </select>
      <button aria-busy={isBusy} disabled={isBusy} onClick={apply} type="button">
        {isBusy ? 'Counting…' : 'Apply'}
      </button>
      {open === 'email' && selected && (
        <MailDialog close={() => setOpen(null)} selected={selected} />
      )}
      {open === 'assign' && (
        <AssignLeads
          assign={(owner) => preview('assign', { kind: 'assign', owner })}
          close={() => setOpen(null)}
          isBusy={isBusy}
        />
      )}
      {run && (
        <ChangeDialog
          changing={{ ...NAMED, verb: VERBS[run.kind], ended: done }}
          close={close}
          key={run.run.run}
          run={run.run}
        />
      )}
    </>
  )
}

/** What was changed last, to be undone. */
export const LastLeads = ({ last }: { last: LastRun | null }) => (
  <LastChange changing={NAMED} last={last} />
)
