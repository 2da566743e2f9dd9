import type { GlobalConfig } from 'payload'

import { askFactorAgain } from '@/hooks/accounts/askFactorAgain'
import { noteTwoFactorStart } from '@/hooks/accounts/noteTwoFactorStart'
import { dropMovedSecrets } from '@/hooks/mail/dropMovedSecrets'
import { administrators, denyAll } from '@/src/access/rules'
import { DEFAULT_FOLLOW_UP_CONSENT, FOLLOW_UP_CONSENT } from '@/src/domain/mail/follow-up-consent'
import { fixed } from '@/src/fields/fixed'
import { mailHost } from '@/src/fields/mail-host'
import { missingSecret } from '@/src/fields/missing-secret'
import { secret } from '@/src/fields/secret'
import { count, email, options } from '@/src/fields/simple'

/**
 * How mail leaves the house. Its secrets can be written here, and never read back. Anyone who sets
 * where mail goes reads all that it carries, so this is for administrators alone.
 */
export const privateSettings: GlobalConfig = {
  slug: 'privateSettings',
  label: 'Mail delivery',
  access: {
    read: administrators,
    update: administrators,
    readVersions: denyAll,
  },
  hooks: { beforeChange: [askFactorAgain, dropMovedSecrets, noteTwoFactorStart] },
  admin: { group: 'Settings' },
  fields: [
    email('staffEmail', {
      label: 'Staff email address',
      admin: {
        description:
          'Customer messages, uploads and alerts go here. If left empty, they go to the first administrator.',
      },
    }),
    {
      name: 'staffTwoFactor',
      type: 'group',
      label: 'Two-factor for staff',
      fields: [
        {
          name: 'required',
          type: 'checkbox',
          label: 'Require two-factor from all staff',
          defaultValue: false,
        },
        count('graceDays', {
          label: 'Days to set it up',
          defaultValue: 7,
          max: 90,
          admin: {
            description:
              'After that, staff without two-factor can only set it up. New accounts get the same days.',
          },
        }),
        fixed({ name: 'since', type: 'date', label: 'Required since' }),
      ],
    },
    {
      name: 'sessions',
      type: 'group',
      label: 'How long a sign-in lasts',
      fields: [
        count('staffHours', { label: 'Staff: hours', defaultValue: 12, min: 1, max: 24 }),
        count('staffIdleMinutes', {
          label: 'Staff: minutes without activity',
          defaultValue: 45,
          min: 5,
          max: 240,
        }),
        count('customerDays', { label: 'Customers: days', defaultValue: 30, min: 1, max: 90 }),
        count('customerIdleDays', {
          label: 'Customers: days without activity',
          defaultValue: 7,
          min: 1,
          max: 30,
        }),
      ],
    },
    {
      name: 'mailTransport',
      type: 'select',
      required: true,
      defaultValue: 'outbox',
      options: [
        { value: 'outbox', label: 'None: keep emails in the outbox' },
        { value: 'smtp', label: 'SMTP server' },
        { value: 'sendpulse', label: 'SendPulse' },
      ],
    },
    {
      name: 'followUpConsent',
      type: 'select',
      label: 'Consent for follow-ups',
      required: true,
      defaultValue: DEFAULT_FOLLOW_UP_CONSENT,
      options: options(FOLLOW_UP_CONSENT),
    },
    count('marketingPerDay', {
      label: 'Marketing emails per person and day',
      defaultValue: 1,
      min: 1,
      max: 10,
      admin: {
        description:
          'Campaigns and follow-ups together, within 24 hours. The next one waits a day. Emails about orders and accounts do not count.',
      },
    }),
    {
      name: 'dkimSelector',
      type: 'text',
      label: 'DKIM selector',
      maxLength: 63,
      validate: (value: string | null | undefined) =>
        !value || /^[\w.-]+$/.test(value) || 'Enter only the selector, for example s1',
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
        missingSecret('sendpulseClientSecret', 'sendpulseClientId', 'client ID'),
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
        mailHost('smtpHost', 'Host'),
        count('smtpPort', { label: 'Port', defaultValue: 587, min: 1, max: 65_535 }),
        {
          name: 'smtpSecure',
          type: 'checkbox',
          label: 'Use TLS from the start',
          defaultValue: false,
        },
        {
          name: 'smtpPlainAllowed',
          type: 'checkbox',
          label: 'Allow sending without TLS',
          defaultValue: false,
        },
        { name: 'smtpUser', type: 'text', label: 'User', maxLength: 200 },
        ...secret('smtpPassword', 'Password', 'privateSettings.smtpPassword'),
        missingSecret('smtpPassword', 'smtpUser', 'host, port, security or user'),
        email('smtpFromEmail', { label: 'From address' }),
        { name: 'smtpFromName', type: 'text', label: 'From name', maxLength: 120 },
      ],
    },
    {
      type: 'collapsible',
      label: 'Bounces',
      fields: [
        email('bounceAddress', { label: 'Bounce address' }),
        ...secret(
          'resendWebhookSecret',
          'Resend signing secret',
          'privateSettings.resendWebhookSecret',
        ),
        ...secret(
          'mailgunSigningKey',
          'Mailgun webhook signing key',
          'privateSettings.mailgunSigningKey',
        ),
      ],
    },
  ],
}
