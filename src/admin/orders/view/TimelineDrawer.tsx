'use client'

import { type FormEvent, useState } from 'react'
import { useToday } from '@/src/admin/kit/time/When'
import { ActionButton } from '@/src/admin/kit/ui/ActionButton'
import { FormRow } from '@/src/admin/kit/ui/FormRow'
import { Notice } from '@/src/admin/kit/ui/Notice'
import { OpenDrawer } from '@/src/admin/kit/ui/OpenDrawer'
import { sendJson } from '@/src/admin/kit/ui/send-json'
import { useAction } from '@/src/admin/kit/ui/use-action'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { STAGES, type StaffStage } from '@/src/domain/vocabulary/order-status'

type Option = { readonly value: string; readonly label: string }

type TimelineDrawerProps = {
  readonly grant: Grant<'addTimelineEntry'>
  readonly orderId: string
  /** Each with the stages that it goes through. */
  readonly services: readonly (Option & { readonly stages: readonly StaffStage[] })[]
  readonly documents: readonly Option[]
  /** The day on which the state formed the company, where it is known already: an ISO day. */
  readonly formedOn: string | null
}

/** Tells the customer what happened to a service of the order. */
export function TimelineDrawer(props: TimelineDrawerProps) {
  return (
    <OpenDrawer label="Add entry" name={`timeline-${props.orderId}`} title="Add to the timeline">
      {(close) => <EntryForm {...props} close={close} />}
    </OpenDrawer>
  )
}

const Options = ({ options }: { options: readonly Option[] }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))

function EntryForm({
  orderId,
  services,
  documents,
  formedOn,
  close,
}: TimelineDrawerProps & { close: () => void }) {
  const { isBusy, run } = useAction()
  const today = useToday()
  const [trouble, setTrouble] = useState<string | null>(null)
  const [service, setService] = useState(services[0]?.value)
  const stages = services.find(({ value }) => value === service)?.stages ?? []
  const [wanted, setStage] = useState<string>('')
  const stage = stages.find((one) => one === wanted) ?? stages[0]

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '')
    const answer = await run({
      send: async () => {
        const sent = await sendJson(
          'POST',
          `/api/orders/${orderId}/timeline`,
          Object.fromEntries(given),
        )
        return sent.ok ? { ...sent, message: 'Added to the timeline' } : sent
      },
      failure: (message) => `Nothing was added: ${message}`,
    })
    if (answer.ok) return close()
    setTrouble(Object.values(answer.fields)[0] ?? answer.message)
  }

  return (
    <form className="kit-form" onSubmit={send}>
      {trouble && <Notice tone="error">{trouble}</Notice>}
      <FormRow id="entry-service" label="Service">
        {(control) => (
          <select
            {...control}
            name="service"
            onChange={(event) => setService(event.target.value)}
            value={service}
          >
            <Options options={services} />
          </select>
        )}
      </FormRow>
      <FormRow
        help="Submitted fixes the formation details and keeps the state's fee from being refunded."
        id="entry-stage"
        label="What happened"
      >
        {(control) => (
          <select
            {...control}
            name="stage"
            onChange={(event) => setStage(event.target.value)}
            value={stage}
          >
            <Options options={stages.map((value) => ({ value, label: STAGES[value] }))} />
          </select>
        )}
      </FormRow>
      {stage === 'approved' && service === 'llc' && (
        <FormRow
          help="The day on the state's certificate. The company's deadlines follow from it."
          id="entry-formed-on"
          label="Formed on"
        >
          {(control) => (
            <input
              {...control}
              defaultValue={formedOn ?? today}
              name="formedOn"
              required
              type="date"
            />
          )}
        </FormRow>
      )}
      <FormRow help="The customer reads it." id="entry-note" label="Note">
        {(control) => <textarea {...control} maxLength={500} name="note" rows={3} />}
      </FormRow>
      <FormRow
        help="What proves it, among the order's documents"
        id="entry-document"
        label="Document"
      >
        {(control) => (
          <select {...control} name="document">
            <option value="">None</option>
            <Options options={documents} />
          </select>
        )}
      </FormRow>
      <div className="admin-form-actions">
        <ActionButton busyLabel="Adding…" isBusy={isBusy} look="primary" type="submit">
          Add entry
        </ActionButton>
      </div>
    </form>
  )
}
