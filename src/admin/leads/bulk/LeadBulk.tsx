'use client'

import { toast } from '@payloadcms/ui'
import { useCallback, useState } from 'react'
import { AdminForm, useAdminForm } from '@/src/admin/kit/form/AdminForm'
import { FormRow, LongInput, NamedOptions, Options, TextInput } from '@/src/admin/kit/form/inputs'
import { ChangeDialog, changesOf } from '@/src/admin/kit/list/bulk/ChangeDialog'
import type { Previewed } from '@/src/admin/kit/list/bulk/change-runs'
import { LastChange } from '@/src/admin/kit/list/bulk/LastChange'
import { BulkButton, useSelection } from '@/src/admin/kit/list/bulk/SelectionProvider'
import { NOTHING, type Selected } from '@/src/admin/kit/list/bulk/selection'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { KitDialog } from '@/src/admin/kit/ui/dialogs'
import { PageLink } from '@/src/admin/kit/ui/parts'
import { mailLeadsOf } from '@/src/admin/leads/bulk/mail-leads-of'
import type { Mailed } from '@/src/admin/leads/bulk/mail-selected'
import { LEAD_LABELS, leadMail } from '@/src/domain/leads/lead-change'
import { ownFailure } from '@/src/lib/browser/result'
import type { LastRun } from '@/src/queries/platform/last-run'
import type { Assignee } from '@/src/services/platform/staff-holding'

const MAIL_DIALOG_LOST: Mailed = {
  ok: false,
  message: `${LEAD_LABELS.mailFailed}. The server did not respond.`,
}

function MailDialog({ selected, close }: { selected: Selected; close: () => void }) {
  const [saved, setSaved] = useState<Mailed | null>(null)
  const state = useAdminForm({
    schema: leadMail,
    values: { subject: '', message: '' },
    draft: 'lead-mail',
    send: async (mail) => {
      const mailed = await mailLeadsOf(selected, mail).catch(() => MAIL_DIALOG_LOST)
      if (mailed.ok) return { ok: true, value: mailed } as const
      return ownFailure(422, 'not_mailed', mailed.message)
    },
    success: ({ message }) => message,
    done: setSaved,
  })
  return (
    <KitDialog isOpen onOpen={close} title="Email leads">
      {saved ? (
        <>
          <p role="status">{saved.message}</p>
          <p>
            <PageLink href={`${adminHref('emailCampaign')}?id=${saved.campaign}`}>
              Open the campaign
            </PageLink>
          </p>
        </>
      ) : (
        <AdminForm action="Save as campaign" refused="" state={state}>
          <TextInput field={state.field('subject')} label="Subject" maxLength={200} required />
          <LongInput
            field={state.field('message')}
            help="This makes a draft campaign to these leads. Nothing is sent until the campaign is sent."
            label="Message"
            required
            rows={8}
          />
        </AdminForm>
      )}
    </KitDialog>
  )
}

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
  convert: LEAD_LABELS.bulkConverted,
  delete: LEAD_LABELS.bulkDeleted,
  restore: 'Selected leads restored',
  assign: 'Owner of the selected leads saved',
}

const LOST = { ok: false, message: 'The server did not respond.' } as const

type Run = {
  readonly kind: keyof typeof VERBS
  readonly run: Extract<Previewed, { ok: true }>
}

const changes = changesOf('leads')

const NAMED = {
  noun: ['lead', 'leads'],
  place: (id: string) => ({ href: adminHref('lead', id), name: 'Lead' }),
  ...changes,
} as const

const isKind = (value: string): value is Kind =>
  Object.hasOwn(ACTIONS, value) || Object.hasOwn(IN_TRASH, value)

export function LeadBulk({ isTrash }: { isTrash: boolean }) {
  const { selected, set } = useSelection()
  const [kind, choose] = useState<Kind>(isTrash ? 'restore' : 'email')
  const [isBusy, setBusy] = useState(false)
  const [isMailing, setMailing] = useState(false)
  /** Whom they may be given to, once that is asked. */
  const [owners, setOwners] = useState<readonly Assignee[] | null>(null)
  const [run, setRun] = useState<Run | null>(null)

  const refuse = ({ message }: { readonly message: string }) =>
    toast.error(`${LEAD_LABELS.bulkFailed}. ${message}`)
  const preview = async (wanted: Run['kind'], change: object) => {
    setBusy(true)
    const found = await changes.preview(selected, change).catch(() => LOST)
    setBusy(false)
    setOwners(null)
    if (found.ok) setRun({ kind: wanted, run: found })
    else refuse(found)
  }
  const askOwner = async () => {
    setBusy(true)
    const staff = await changes.assignees().catch(() => LOST)
    setBusy(false)
    if ('ok' in staff) refuse(staff)
    else setOwners(staff)
  }
  const apply = () => {
    if (kind === 'email') setMailing(true)
    else void (kind === 'assign' ? askOwner() : preview(kind, { kind }))
  }
  const ended = run?.kind
  const done = useCallback(
    (failures: number) => {
      if (!ended) return
      if (failures > 0) toast.error(`${LEAD_LABELS.bulkFailed}. Not changed: ${failures}`)
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
        className="min-h-8 px-2 border border-current rounded-ui bg-transparent font-inherit text-inherit [&_option]:bg-surface [&_option]:text-text"
        onChange={({ target: { value } }) => isKind(value) && choose(value)}
        value={kind}
      >
        <Options of={isTrash ? IN_TRASH : ACTIONS} />
      </select>
      <BulkButton busyLabel="Counting…" isBusy={isBusy} onAct={apply}>
        Apply
      </BulkButton>
      {isMailing && selected && <MailDialog close={() => setMailing(false)} selected={selected} />}
      {owners && (
        <AssignLeads
          assign={(owner) => void preview('assign', { kind: 'assign', owner })}
          close={() => setOwners(null)}
          isBusy={isBusy}
          owners={owners}
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

export const LastLeads = ({ last }: { last: LastRun | null }) => (
  <LastChange changing={NAMED} last={last} />
)

type Props = {
  readonly isBusy: boolean
  readonly owners: readonly Assignee[]
  readonly assign: (owner: string | null) => void
  readonly close: () => void
}

function AssignLeads({ isBusy, owners, assign, close }: Props) {
  const [owner, choose] = useState('')
  return (
    <KitDialog isOpen onOpen={close} title="Set owner">
      <AdminForm
        action="Preview"
        busyLabel="Counting…"
        refused=""
        state={{ submit: () => assign(owner || null), busy: isBusy, failure: null }}
      >
        <FormRow label="Owner">
          {(control) => (
            <select {...control} onChange={(event) => choose(event.target.value)} value={owner}>
              <option value="">No owner</option>
              <NamedOptions of={owners} />
            </select>
          )}
        </FormRow>
      </AdminForm>
    </KitDialog>
  )
}
