'use client'

import { FieldsForm } from '@/src/admin/kit/record/FieldsForm'
import { ask, type RecordField } from '@/src/admin/kit/record/record-field'
import { TEMPLATE_EVENT_NAMES, TEMPLATE_EVENTS } from '@/src/domain/content/whatsapp/news-events'
import {
  type CloudSettingsInput,
  cloudSettingsInput,
  cloudTestInput,
} from '@/src/domain/content/whatsapp/settings-input'
import type { Grant } from '@/src/domain/platform/permissions/actions'

type Secret = 'accessToken' | 'appSecret'

type Props = {
  readonly grant: Grant<'configureWhatsApp'>
  readonly values: CloudSettingsInput
  /** The last characters of each secret; empty where none is saved. */
  readonly saved: Readonly<Record<Secret, string>>
}

const fieldsOf = (saved: Props['saved']): readonly RecordField[] => [
  ask('switch', 'enabled', 'Send and receive messages'),
  ask('text', 'number', 'WhatsApp number', {
    isAccount: true,
    type: 'tel',
    help: 'The number that customers write to, with its country code.',
  }),
  ask('text', 'phoneNumberId', 'Phone number ID', {
    isAccount: true,
    help: 'In Meta’s app dashboard under WhatsApp, API setup.',
  }),
  ask('text', 'businessAccountId', 'Business account ID', {
    isAccount: true,
    help: 'On the same page. Webhooks of any other account are then left out.',
  }),
  ask('secret', 'accessToken', 'Access token', {
    last4: saved.accessToken,
    help: saved.accessToken ? undefined : 'A permanent token of a system user.',
  }),
  ask('secret', 'appSecret', 'App secret', {
    last4: saved.appSecret,
    help: saved.appSecret ? undefined : 'Under App settings, Basic.',
  }),
  ask('group', 'templates', 'Templates', {
    help: 'Each has to be approved in WhatsApp Manager. Leave the name empty to send nothing. Variables are filled in from the first one on, in the order shown.',
    fields: TEMPLATE_EVENT_NAMES.map((name) =>
      ask('group', name, TEMPLATE_EVENTS[name].label, {
        help: TEMPLATE_EVENTS[name].variables
          .map((variable, at) => `{{${at + 1}}} ${variable}`)
          .join(', '),
        isInRow: true,
        fields: [
          ask('text', 'name', 'Template', { isAccount: true }),
          ask('text', 'language', 'Language', { isAccount: true }),
          ask('number', 'variables', 'Variables'),
        ],
      }),
    ),
  }),
]

export const CloudSettings = ({ grant: _, values, saved }: Props) => (
  <FieldsForm
    action="Save"
    draft={null} // it holds secrets
    fields={fieldsOf(saved)}
    path="/api/whatsapp/settings"
    refused="Failed to save the WhatsApp settings."
    schema={cloudSettingsInput}
    success="Saved."
    values={values}
  />
)

export const TestMessage = (_: { readonly grant: Grant<'configureWhatsApp'> }) => (
  <FieldsForm
    action="Send test"
    busyLabel="Sending…"
    draft={null}
    fields={[
      ask('text', 'to', 'To', { type: 'tel', required: true }),
      ask('text', 'template', 'Template', { help: 'One without variables.', required: true }),
      ask('text', 'language', 'Language', { required: true }),
    ]}
    look="primary"
    path="/api/whatsapp/test"
    refused="Failed to send the test message."
    schema={cloudTestInput}
    success="Test message sent."
    values={{ template: 'hello_world', language: 'en_US' }} // Meta gives each test number this one
  />
)
