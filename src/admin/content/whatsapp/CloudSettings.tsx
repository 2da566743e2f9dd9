'use client'

import { FieldsForm } from '@/src/admin/kit/record/FieldsForm'
import type { RecordField } from '@/src/admin/kit/record/record-field'
import { TEMPLATE_EVENT_NAMES, TEMPLATE_EVENTS } from '@/src/domain/content/whatsapp/news-events'
import {
  type CloudSettingsInput,
  cloudSettingsInput,
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
  { kind: 'switch', name: 'enabled', label: 'Send and receive messages' },
  {
    kind: 'text',
    isAccount: true,
    type: 'tel',
    name: 'number',
    label: 'WhatsApp number',
    help: 'The number that customers write to, with its country code.',
  },
  {
    kind: 'text',
    isAccount: true,
    name: 'phoneNumberId',
    label: 'Phone number ID',
    help: 'In Meta’s app dashboard under WhatsApp, API setup.',
  },
  {
    kind: 'text',
    isAccount: true,
    name: 'businessAccountId',
    label: 'Business account ID',
    help: 'On the same page. Webhooks of any other account are then left out.',
  },
  {
    kind: 'secret',
    last4: saved.accessToken,
    name: 'accessToken',
    label: 'Access token',
    help: saved.accessToken ? undefined : 'A permanent token of a system user.',
  },
  {
    kind: 'secret',
    last4: saved.appSecret,
    name: 'appSecret',
    label: 'App secret',
    help: saved.appSecret ? undefined : 'Under App settings, Basic.',
  },
  {
    kind: 'group',
    name: 'templates',
    label: 'Templates',
    help: 'Each has to be approved in WhatsApp Manager. Leave the name empty to send nothing. Variables are filled in from the first one on, in the order shown.',
    fields: TEMPLATE_EVENT_NAMES.map((name) => ({
      kind: 'group',
      name,
      label: TEMPLATE_EVENTS[name].label,
      help: TEMPLATE_EVENTS[name].variables
        .map((variable, at) => `{{${at + 1}}} ${variable}`)
        .join(', '),
      isInRow: true,
      fields: [
        { kind: 'text', isAccount: true, name: 'name', label: 'Template' },
        { kind: 'text', isAccount: true, name: 'language', label: 'Language' },
        { kind: 'number', name: 'variables', label: 'Variables' },
      ],
    })),
  },
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
