'use client'

import { z } from 'zod'
import { AdminForm } from '@/src/admin/kit/form/AdminForm'
import { CheckInput, LongInput, SelectInput, TextInput } from '@/src/admin/kit/form/inputs'
import { useAdminForm } from '@/src/admin/kit/form/use-admin-form'
import { OpenDrawer } from '@/src/admin/kit/ui/OpenDrawer'
import { followUpForm } from '@/src/domain/marketing/follow-up-input'
import { FOLLOW_UP_TRIGGERS } from '@/src/domain/marketing/template-variables'
import { request } from '@/src/lib/browser/request'

const answer = z.object({ message: z.string() })

type Values = z.input<typeof followUpForm>

export type ShownFollowUp = {
  readonly id: string
  readonly name: string
  readonly version: string
  readonly values: Values
}

type Props = {
  /** Null makes a new one. */
  readonly shown: ShownFollowUp | null
  readonly fresh: Values
  /** The active templates by id, and the one that it has. */
  readonly templates: Readonly<Record<string, string>>
}

function Form({ shown, fresh, templates, close }: Props & { close: () => void }) {
  const state = useAdminForm<Values, z.output<typeof followUpForm>, z.infer<typeof answer>>({
    schema: followUpForm,
    values: shown?.values ?? fresh,
    draft: `follow-up ${shown?.id ?? 'new'}`,
    send: (typed) => {
      const body = { ...typed, id: shown?.id ?? null, version: shown?.version ?? null }
      return request('POST', '/api/follow-ups/save', { body, answer })
    },
    success: 'Follow-up saved',
    done: close,
  })
  const { field } = state
  return (
    <AdminForm
      action={shown ? 'Save follow-up' : 'Create campaign'}
      busyLabel="Saving…"
      look="primary"
      refused={shown ? 'Error updating campaign.' : 'Error creating campaign.'}
      state={state}
    >
      <TextInput field={field('name')} label="Name" required />
      <LongInput field={field('description')} label="Description" />
      <SelectInput field={field('triggerEvent')} label="Trigger" options={FOLLOW_UP_TRIGGERS} />
      <TextInput
        field={field('delayHours')}
        help="Hours after that. At least 1."
        inputMode="numeric"
        label="Delay"
        required
      />
      <SelectInput
        field={field('emailTemplate')}
        help="Only active templates are offered."
        label="Email template"
        options={{ '': 'Choose…', ...templates }}
        required
      />
      <CheckInput field={field('isActive')} label="Active" />
    </AdminForm>
  )
}

/** Opens the form of a follow-up, or of a new one. */
export function FollowUpForm(props: Props) {
  const { shown } = props
  const edit = shown && `Edit ${shown.name}`
  return (
    <OpenDrawer
      ariaLabel={edit ?? undefined}
      label={shown ? 'Edit' : 'Create campaign'}
      look={shown ? 'secondary' : 'primary'}
      name={`follow-up-${shown?.id ?? 'new'}`}
      title={edit ?? 'Create campaign'}
    >
      {(close) => <Form {...props} close={close} />}
    </OpenDrawer>
  )
}
