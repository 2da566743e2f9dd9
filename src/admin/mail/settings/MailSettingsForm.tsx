'use client'

import type { ReactNode } from 'react'

import { AdminForm } from '@/src/admin/kit/form/AdminForm'
import { FormRow } from '@/src/admin/kit/form/FormRow'
import { NOT_REMEMBERED } from '@/src/admin/kit/form/not-remembered'
import { Options } from '@/src/admin/kit/form/Options'
import { useAdminForm } from '@/src/admin/kit/form/use-admin-form'
import { Notice } from '@/src/admin/kit/ui/Notice'
import { FOLLOW_UP_CONSENT } from '@/src/domain/mail/follow-up-consent'
import {
  isMailWay,
  MAIL_WAYS,
  type MailSettingsInput,
  mailSettingsInput,
  NOT_SAVED_LABELS,
  SAVED_LABELS,
} from '@/src/domain/mail/mail-settings-input'
import { readParts, request } from '@/src/lib/browser/request'

type SecretName = 'smtpPassword' | 'sendpulseClientSecret'

type Props = {
  readonly values: MailSettingsInput
  /** The last characters of each secret; empty where none is saved. */
  readonly saved: Readonly<Record<SecretName, string>>
  /** The page of the mail sandbox, on one's own machine. */
  readonly sandbox: string | null
}

/** The words are those of the way that was chosen, and not of the one before. */
const said = readParts<{ message: string }>('message')

const useMailForm = (values: MailSettingsInput) =>
  useAdminForm({
    schema: mailSettingsInput,
    values,
    draft: null, // it holds secrets
    send: (body) => request('POST', '/api/mail/settings', { body, answer: said }),
    success: SAVED_LABELS[values.mailTransport],
  })

type Form = ReturnType<typeof useMailForm>
type RowProps = {
  readonly state: Form
  readonly name: keyof MailSettingsInput
  readonly label: string
  readonly help?: ReactNode
  readonly type?: 'text' | 'email' | 'number' | 'password'
  readonly placeholder?: string
}

function Row({ state, name, label, help, type = 'text', placeholder }: RowProps) {
  return (
    <FormRow field={state.field(name)} help={help} id={`mail-${name}`} label={label}>
      {(control) => (
        <input {...control} {...NOT_REMEMBERED} placeholder={placeholder} type={type} />
      )}
    </FormRow>
  )
}

type SecretProps = {
  readonly state: Form
  readonly name: SecretName
  readonly label: string
  readonly last4: string
  /** What drops it when it changes. */
  readonly destination: string
}

function SecretRow({ state, name, label, last4, destination }: SecretProps) {
  return (
    <Row
      help={
        last4
          ? `Saved, ends in ${last4}. Leave empty to keep it. Changing the ${destination} clears it.`
          : 'Stored encrypted and never shown again.'
      }
      label={label}
      name={name}
      placeholder={last4 ? `•••• •••• ${last4}` : ''}
      state={state}
      type="password"
    />
  )
}

function SandboxNotice({ href, missing }: { href: string; missing: string }) {
  return (
    <Notice title="Mail sandbox. " tone="info">
      {`While there is no ${missing}, email goes to the mail sandbox on this machine and reaches nobody. `}
      <a href={href}>Open the mail sandbox</a>
    </Notice>
  )
}

/** As whom mail is sent. */
function SenderRows({ state, way }: { state: Form; way: 'smtp' | 'sendpulse' }) {
  return (
    <>
      <Row
        help="Left empty: the company’s name."
        label="From name"
        name={`${way}FromName`}
        state={state}
      />
      <Row
        help="Left empty: the company’s email address. Its domain needs the records below."
        label="From address"
        name={`${way}FromEmail`}
        state={state}
        type="email"
      />
    </>
  )
}

function SmtpRows({ state, saved, sandbox }: { state: Form } & Omit<Props, 'values'>) {
  const { error: _, ...secure } = state.field('smtpSecure')
  const { error: __, ...plain } = state.field('smtpPlainAllowed')
  return (
    <>
      {sandbox && !state.form.watch('smtpHost') && <SandboxNotice href={sandbox} missing="host" />}
      <Row label="Host" name="smtpHost" placeholder="smtp.example.com" state={state} />
      <Row label="Port" name="smtpPort" state={state} type="number" />
      <label className="flex items-center gap-2 min-h-7 mb-3.5 font-semibold [&_input]:size-4 [&_input]:m-0 [&_input]:accent-accent">
        <input {...secure} type="checkbox" />
        Use TLS from the start (usual with port 465)
      </label>
      <label className="flex items-center gap-2 min-h-7 mb-3.5 font-semibold [&_input]:size-4 [&_input]:m-0 [&_input]:accent-accent">
        <input {...plain} type="checkbox" />
        Allow sending without TLS (passwords and private links cross the internet readable)
      </label>
      <Row label="User" name="smtpUser" state={state} />
      <SecretRow
        destination="host, port, security or user"
        label="Password"
        last4={saved.smtpPassword}
        name="smtpPassword"
        state={state}
      />
      <SenderRows state={state} way="smtp" />
    </>
  )
}

function SendPulseRows({ state, saved, sandbox }: { state: Form } & Omit<Props, 'values'>) {
  return (
    <>
      {sandbox && !state.form.watch('sendpulseClientId') && (
        <SandboxNotice href={sandbox} missing="client ID" />
      )}
      <Row
        help="In SendPulse under Account settings, API."
        label="Client ID"
        name="sendpulseClientId"
        state={state}
      />
      <SecretRow
        destination="client ID"
        label="Client secret"
        last4={saved.sendpulseClientSecret}
        name="sendpulseClientSecret"
        state={state}
      />
      <SenderRows state={state} way="sendpulse" />
      <Notice tone="info">
        SendPulse’s API sends no one-click unsubscribe header. Campaigns still carry the link. For
        the header, use SendPulse’s SMTP server (smtp-pulse.com) under SMTP.
      </Notice>
    </>
  )
}

/** How email leaves the company. A secret goes in and never comes back. */
export function MailSettingsForm({ values, saved, sandbox }: Props) {
  const state = useMailForm(values)
  const chosen = state.form.watch('mailTransport')
  const way = isMailWay(chosen) ? chosen : 'outbox'
  return (
    <AdminForm
      action="Save"
      look={state.form.formState.isDirty ? 'primary' : 'secondary'}
      refused={NOT_SAVED_LABELS[way]}
      state={state}
    >
      <FormRow field={state.field('mailTransport')} id="mail-way" label="Send email by">
        {(control) => (
          <select {...control}>
            <Options of={MAIL_WAYS} />
          </select>
        )}
      </FormRow>
      {way === 'smtp' && <SmtpRows sandbox={sandbox} saved={saved} state={state} />}
      {way === 'sendpulse' && <SendPulseRows sandbox={sandbox} saved={saved} state={state} />}
      {way !== 'outbox' && (
        <Row
          help="The name under which your provider publishes its DKIM key."
          label="DKIM selector"
          name="dkimSelector"
          placeholder={way === 'sendpulse' ? 'sign' : 'default'}
          state={state}
        />
      )}
      <FormRow
        field={state.field('followUpConsent')}
        help="Whether someone who did not finish an order must have agreed before you remind them. Outside the US the law usually requires it. An unknown country counts as outside."
        id="mail-consent"
        label="Consent for follow-ups"
      >
        {(control) => (
          <select {...control}>
            <Options of={FOLLOW_UP_CONSENT} />
          </select>
        )}
      </FormRow>
    </AdminForm>
  )
}
