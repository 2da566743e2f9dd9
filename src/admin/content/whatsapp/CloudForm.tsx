'use client'

import type { ReactNode } from 'react'

import { AdminForm } from '@/src/admin/kit/form/AdminForm'
import { FormRow } from '@/src/admin/kit/form/FormRow'
import { useAdminForm } from '@/src/admin/kit/form/use-admin-form'
import {
  TEMPLATE_EVENT_NAMES,
  TEMPLATE_EVENTS,
  type TemplateEvent,
} from '@/src/domain/content/whatsapp/news-events'
import {
  type CloudSettingsInput,
  cloudSettingsInput,
} from '@/src/domain/content/whatsapp/settings-input'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { request } from '@/src/lib/browser/request'

type Secret = 'accessToken' | 'appSecret'

type Props = {
  readonly grant: Grant<'configureWhatsApp'>
  readonly values: CloudSettingsInput
  /** The last characters of each secret; empty where none is saved. */
  readonly saved: Readonly<Record<Secret, string>>
}

const useCloudForm = (values: CloudSettingsInput) =>
  useAdminForm({
    schema: cloudSettingsInput,
    values,
    draft: null, // it holds secrets
    send: (body) => request('POST', '/api/whatsapp/settings', { body }),
    success: 'Saved.',
  })

type Form = ReturnType<typeof useCloudForm>

type RowProps = {
  readonly state: Form
  readonly name: Parameters<Form['field']>[0]
  readonly label: string
  readonly help?: ReactNode
  readonly type?: 'text' | 'tel' | 'password' | 'number'
  readonly placeholder?: string
}

function Row({ state, name, label, help, type = 'text', placeholder }: RowProps) {
  const id = `cloud-${name.replaceAll('.', '-')}`
  return (
    <FormRow field={state.field(name)} help={help} id={id} label={label}>
      {(control) => (
        <input
          {...control}
          autoCapitalize="off"
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
          placeholder={placeholder}
          spellCheck={false}
          type={type}
        />
      )}
    </FormRow>
  )
}

const secretHelp = (where: string, last4: string) =>
  last4
    ? `Saved, ends in ${last4}. Leave empty to keep it.`
    : `${where} Stored encrypted and never shown again.`

function TemplateRows({ state, event }: { state: Form; event: TemplateEvent }) {
  const { label, variables } = TEMPLATE_EVENTS[event]
  const list = variables.map((name, at) => `{{${at + 1}}} ${name}`).join(', ')
  return (
    <fieldset className="cloud-template">
      <legend>{label}</legend>
      <p>{list}</p>
      <div className="cloud-template__rows">
        <Row label="Template" name={`templates.${event}.name`} state={state} />
        <Row label="Language" name={`templates.${event}.language`} state={state} />
        <Row label="Variables" name={`templates.${event}.variables`} state={state} type="number" />
      </div>
    </fieldset>
  )
}

/** The keys of the Cloud API, and which approved template goes out when. */
export function CloudForm({ grant: _, values, saved }: Props) {
  const state = useCloudForm(values)
  const { error: __, ...enabled } = state.field('enabled')
  return (
    <AdminForm
      action="Save"
      busyLabel="Saving…"
      look={state.form.formState.isDirty ? 'primary' : 'secondary'}
      refused="Failed to save the WhatsApp settings."
      state={state}
    >
      <div className="settings-switch">
        <label>
          <input {...enabled} type="checkbox" />
          Send and receive messages
        </label>
      </div>
      <Row
        help="The number that customers write to, with its country code."
        label="WhatsApp number"
        name="number"
        state={state}
        type="tel"
      />
      <Row
        help="In Meta’s app dashboard under WhatsApp, API setup."
        label="Phone number ID"
        name="phoneNumberId"
        state={state}
      />
      <Row
        help="On the same page. Webhooks of any other account are then left out."
        label="Business account ID"
        name="businessAccountId"
        state={state}
      />
      <Row
        help={secretHelp('A permanent token of a system user.', saved.accessToken)}
        label="Access token"
        name="accessToken"
        placeholder={saved.accessToken && `•••• •••• ${saved.accessToken}`}
        state={state}
        type="password"
      />
      <Row
        help={secretHelp('Under App settings, Basic.', saved.appSecret)}
        label="App secret"
        name="appSecret"
        placeholder={saved.appSecret && `•••• •••• ${saved.appSecret}`}
        state={state}
        type="password"
      />
      <h3 className="cloud-templates">Templates</h3>
      <p className="admin-sub">
        Each has to be approved in WhatsApp Manager. Leave the name empty to send nothing. Variables
        are filled in from the first one on, in the order shown.
      </p>
      {TEMPLATE_EVENT_NAMES.map((event) => (
        <TemplateRows event={event} key={event} state={state} />
      ))}
    </AdminForm>
  )
}
