'use client'

import { AdminForm, useAdminForm } from '@/src/admin/kit/form/AdminForm'
import { RecordInputs } from '@/src/admin/kit/record/RecordInputs'
import { ask, type RecordField, type Values } from '@/src/admin/kit/record/record-field'
import { valuesOf } from '@/src/admin/kit/record/record-values'
import { Notice } from '@/src/admin/kit/ui/parts'
import { FOLLOW_UP_CONSENT } from '@/src/domain/mail/consent'
import {
  isMailWay,
  MAIL_WAYS,
  type MailSettingsInput,
  type MailWay,
  mailSettingsInput,
  NOT_SAVED_LABELS,
  SAVED_LABELS,
} from '@/src/domain/mail/mail-settings-input'
import { readParts, request } from '@/src/lib/browser/request'

type Props = {
  readonly values: MailSettingsInput
  /** The last characters of each secret; empty where none is saved. */
  readonly saved: Readonly<Record<'smtpPassword' | 'sendpulseClientSecret', string>>
  /** The page of the mail sandbox, on one's own machine. */
  readonly sandbox: string | null
}

/** The words are those of the way that was chosen, and not of the one before. */
const said = readParts<{ message: string }>('message')

const cleared = (last4: string, destination: string) =>
  last4 ? `Changing the ${destination} clears it.` : undefined

/** As whom mail is sent. */
const senderOf = (way: 'smtp' | 'sendpulse'): readonly RecordField[] => [
  ask('text', `${way}FromName`, 'From name', 'Left empty: the company’s name.'),
  ask('text', `${way}FromEmail`, 'From address', {
    type: 'email',
    help: 'Left empty: the company’s email address. Its domain needs the records below.',
  }),
]

const fieldsOf = (saved: Props['saved']): Readonly<Record<MailWay, readonly RecordField[]>> => ({
  outbox: [],
  smtp: [
    ask('text', 'smtpHost', 'Host', { isAccount: true, placeholder: 'smtp.example.com' }),
    ask('number', 'smtpPort', 'Port'),
    ask('switch', 'smtpSecure', 'Use TLS from the start (usual with port 465)'),
    ask(
      'switch',
      'smtpPlainAllowed',
      'Allow sending without TLS (passwords and private links cross the internet readable)',
    ),
    ask('text', 'smtpUser', 'User', { isAccount: true }),
    ask('secret', 'smtpPassword', 'Password', {
      last4: saved.smtpPassword,
      help: cleared(saved.smtpPassword, 'host, port, security or user'),
    }),
    ...senderOf('smtp'),
  ],
  sendpulse: [
    ask('text', 'sendpulseClientId', 'Client ID', {
      isAccount: true,
      help: 'In SendPulse under Account settings, API.',
    }),
    ask('secret', 'sendpulseClientSecret', 'Client secret', {
      last4: saved.sendpulseClientSecret,
      help: cleared(saved.sendpulseClientSecret, 'client ID'),
    }),
    ...senderOf('sendpulse'),
  ],
})

const WAY: RecordField = ask('choice', 'mailTransport', 'Send email by', {
  options: MAIL_WAYS,
  required: true,
  initial: 'outbox',
})

const CONSENT: RecordField = ask('choice', 'followUpConsent', 'Consent for follow-ups', {
  help: 'Whether someone who did not finish an order must have agreed before you remind them. Outside the US the law usually requires it. An unknown country counts as outside.',
  options: FOLLOW_UP_CONSENT,
  required: true,
  initial: 'required',
})

const dkimOf = (way: MailWay): RecordField =>
  ask('text', 'dkimSelector', 'DKIM selector', {
    isAccount: true,
    help: 'The name under which your provider publishes its DKIM key.',
    placeholder: way === 'sendpulse' ? 'sign' : 'default',
  })

/** How email leaves the company. A secret goes in and never comes back. */
export function MailSettings({ values, saved, sandbox }: Props) {
  const fields = fieldsOf(saved)
  const all = [WAY, ...fields.smtp, ...fields.sendpulse, dkimOf('smtp'), CONSENT]
  const state = useAdminForm<Values, MailSettingsInput, { message: string }>({
    schema: mailSettingsInput,
    values: valuesOf(all, values, 'UTC'),
    draft: null, // it holds secrets
    send: (body) => request('POST', '/api/mail/settings', { body, answer: said }),
    success: SAVED_LABELS[values.mailTransport],
  })
  const [chosen, host, client] = state.form.watch([
    'mailTransport',
    'smtpHost',
    'sendpulseClientId',
  ])
  const way = isMailWay(chosen) ? chosen : 'outbox'
  const missing = way === 'smtp' ? !host && 'host' : way === 'sendpulse' && !client && 'client ID'
  return (
    <AdminForm
      action="Save"
      look={state.form.formState.isDirty ? 'primary' : 'secondary'}
      refused={NOT_SAVED_LABELS[way]}
      state={state}
    >
      <RecordInputs fields={[WAY]} state={state} />
      {sandbox && missing && (
        <Notice title="Mail sandbox. " tone="info">
          {`While there is no ${missing}, email goes to the mail sandbox on this machine and reaches no one. `}
          <a href={sandbox}>Open the mail sandbox</a>
        </Notice>
      )}
      <RecordInputs fields={fields[way]} state={state} />
      {way === 'sendpulse' && (
        <Notice tone="info">
          SendPulse’s API sends no one-click unsubscribe header. Campaigns still carry the link. For
          the header, use SendPulse’s SMTP server (smtp-pulse.com) under SMTP.
        </Notice>
      )}
      <RecordInputs fields={way === 'outbox' ? [CONSENT] : [dkimOf(way), CONSENT]} state={state} />
    </AdminForm>
  )
}
