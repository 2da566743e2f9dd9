import type { GlobalConfig } from 'payload'

import { staffWithAny } from '@/src/access/area'
import { nobody } from '@/src/access/rules'
import { email } from '@/src/fields/email'
import { count } from '@/src/fields/numbers'
import { secret } from '@/src/fields/secret'

/** How mail leaves the house. Its secrets can be written here, and never read back. */
export const privateSettings: GlobalConfig = {
  slug: 'privateSettings',
  label: 'Mail delivery',
  access: {
    read: staffWithAny('view_settings', 'view_email'),
    update: staffWithAny('manage_settings', 'manage_email'),
    readVersions: nobody,
  },
  admin: { group: 'Settings' },
  fields: [
    {
      name: 'mailTransport',
      type: 'select',
      required: true,
      defaultValue: 'outbox',
      options: [
        { value: 'outbox', label: 'None: keep mails in the outbox' },
        { value: 'smtp', label: 'SMTP server' },
        { value: 'sendpulse', label: 'SendPulse (not sending yet: mails wait)' },
      ],
    },
    {
      type: 'collapsible',
      label: 'SendPulse',
      fields: [
        { name: 'sendpulseClientId', type: 'text', label: 'Client ID', maxLength: 200 },
        ...secret(
          'sendpulseClientSecret',
          'Client secret',
          'privateSettings.sendpulseClientSecret',
        ),
        email('sendpulseFromEmail', { label: 'From address' }),
        {
          name: 'sendpulseFromName',
          type: 'text',
          label: 'From name',
          maxLength: 120,
          defaultValue: 'Charterdesk',
        },
      ],
    },
    {
      type: 'collapsible',
      label: 'SMTP',
      fields: [
        { name: 'smtpHost', type: 'text', label: 'Host', maxLength: 253 },
        count('smtpPort', { label: 'Port', defaultValue: 587, min: 1, max: 65_535 }),
        { name: 'smtpSecure', type: 'checkbox', label: 'TLS from the start', defaultValue: false },
        { name: 'smtpUser', type: 'text', label: 'User', maxLength: 200 },
        ...secret('smtpPassword', 'Password', 'privateSettings.smtpPassword'),
        email('smtpFromEmail', { label: 'From address' }),
        { name: 'smtpFromName', type: 'text', label: 'From name', maxLength: 120 },
      ],
    },
  ],
}
