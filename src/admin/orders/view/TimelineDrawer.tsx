'use client'

import { useEffect } from 'react'
import { AdminForm, useAdminForm } from '@/src/admin/kit/form/AdminForm'
import { LongInput, SelectInput, TextInput } from '@/src/admin/kit/form/inputs'
import { useToday } from '@/src/admin/kit/time/When'
import { OpenDrawer } from '@/src/admin/kit/ui/dialogs'
import { stageHelp } from '@/src/domain/orders/desk/step-input'
import { timelineInput } from '@/src/domain/orders/timeline-input'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import {
  STAFF_STAGES,
  STAGES_FOR_STAFF,
  type StaffStage,
  type TrackedService,
} from '@/src/domain/vocabulary/order-status'
import { request } from '@/src/lib/browser/request'

type Option<Value = string> = { readonly value: Value; readonly label: string }

type TimelineDrawerProps = {
  readonly grant: Grant<'addTimelineEntry'>
  readonly orderId: string
  /** How many entries the order has on this screen. */
  readonly seen: number
  /** Each with the stages that it goes through. */
  readonly services: readonly (Option<TrackedService> & {
    readonly stages: readonly StaffStage[]
  })[]
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

const labelsOf = (options: readonly Option[]): Record<string, string> =>
  Object.fromEntries(options.map(({ value, label }) => [value, label]))

const schema = timelineInput(Date.now).omit({ seen: true })

/** What is chosen is sent; a question that is not asked has no answer. */
const chosen = (value: string) => value || undefined

function EntryForm({
  orderId,
  seen,
  services,
  documents,
  formedOn,
  close,
}: TimelineDrawerProps & { close: () => void }) {
  const today = useToday()
  const first = services[0]
  const state = useAdminForm({
    schema,
    values: { stage: first?.stages[0] ?? STAFF_STAGES[0], service: first?.value, note: '' },
    send: (body) => request('POST', `/api/orders/${orderId}/timeline`, { body: { ...body, seen } }),
    draft: `timeline:${orderId}`,
    success: 'Added to the timeline',
    done: close,
  })
  const { form, field } = state
  const service = form.watch('service')
  const about = services.find(({ value }) => value === service)
  const stages = about?.stages ?? []
  const { getValues, setValue } = form
  useEffect(() => {
    const [earliest] = stages
    if (earliest && !stages.includes(getValues('stage'))) setValue('stage', earliest)
  }, [stages, getValues, setValue])
  const stage = form.watch('stage')
  const asksForDay = stage === 'approved' && service === 'llc'
  return (
    <AdminForm
      action="Add entry"
      busyLabel="Adding…"
      refused="We could not add this entry."
      state={state}
    >
      <SelectInput field={field('service')} label="Service" options={labelsOf(services)} />
      <SelectInput
        field={field('stage')}
        help={about && stageHelp(stage, about.value)}
        label="What happened"
        options={Object.fromEntries(stages.map((value) => [value, STAGES_FOR_STAFF[value]]))}
      />
      {asksForDay && (
        <TextInput
          field={field('formedOn', { value: formedOn ?? today, shouldUnregister: true })}
          help="The date on the state's certificate. Deadlines are calculated from it."
          label="Formed on"
          required
          type="date"
        />
      )}
      <LongInput field={field('note')} help="Customers see this." label="Note" maxLength={500} />
      <SelectInput
        field={field('document', { setValueAs: chosen })}
        help="Supporting document from this order"
        label="Document"
        options={{ '': 'None', ...labelsOf(documents) }}
      />
    </AdminForm>
  )
}
