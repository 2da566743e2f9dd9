'use client'

import type { z } from 'zod'
import { AdminForm } from '@/src/admin/kit/form/AdminForm'
import { SelectInput, TextInput } from '@/src/admin/kit/form/inputs'
import { useAdminForm } from '@/src/admin/kit/form/use-admin-form'
import { OpenDrawer } from '@/src/admin/kit/ui/OpenDrawer'
import { scheduleInput } from '@/src/domain/marketing/campaign-input'
import { timeZones } from '@/src/domain/vocabulary/time/time-zone'
import { request } from '@/src/lib/browser/request'

import { SaveFirst, useUnsaved } from './unsaved'

type Props = { readonly id: string; readonly at: string; readonly timeZone: string }

const ZONES = Object.fromEntries(timeZones().map((zone) => [zone, zone.replaceAll('_', ' ')]))

function Form({ id, at, timeZone, close }: Props & { close: () => void }) {
  const state = useAdminForm<
    z.input<typeof scheduleInput>,
    z.output<typeof scheduleInput>,
    unknown
  >({
    schema: scheduleInput,
    values: { at, timeZone },
    draft: null,
    send: (body) => request('POST', `/api/marketing/campaigns/${id}/schedule`, { body }),
    success: 'Campaign scheduled',
    done: close,
  })
  return (
    <AdminForm
      action="Schedule campaign"
      busyLabel="Scheduling…"
      look="primary"
      refused="Not scheduled."
      state={state}
    >
      <TextInput field={state.field('at')} label="Date and time" required type="datetime-local" />
      <SelectInput field={state.field('timeZone')} label="Time zone" options={ZONES} />
    </AdminForm>
  )
}

/** Opens the form that sets when a campaign begins. */
export function ScheduleForm(props: Props) {
  const isUnsaved = useUnsaved()
  return (
    <OpenDrawer label="Schedule…" name={`schedule-${props.id}`} title="Schedule this campaign">
      {(close) => (isUnsaved ? <SaveFirst /> : <Form {...props} close={close} />)}
    </OpenDrawer>
  )
}
