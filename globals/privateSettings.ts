import { isIP } from 'node:net'
import type { GlobalBeforeChangeHook, GlobalConfig, TextField } from 'payload'

import { administrators, denyAll } from '@/src/access/rules'
import { requireRecentFactor } from '@/src/access/second-factor'
import { DEFAULT_FOLLOW_UP_CONSENT, FOLLOW_UP_CONSENT } from '@/src/domain/mail/consent'
import { fixed } from '@/src/fields/fixed'
import { droppedSecret, secret } from '@/src/fields/secret'
import { choice, count, email, options } from '@/src/fields/simple'
import { addressesOf, PrivateHost } from '@/src/lib/http/public-address'

type Values = Readonly<Record<string, unknown>>

/** Each secret of mail delivery, and the fields that say to whom it is sent. */
const DESTINATIONS = {
  smtpPassword: ['smtpHost', 'smtpPort', 'smtpSecure', 'smtpPlainAllowed', 'smtpUser'],
  sendpulseClientSecret: ['sendpulseClientId'],
} as const

const plain = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : value)

function isMoved(fields: readonly string[], before: Values, after: Values): boolean {
  return fields.some(
    (name) =>
      after[name] !== undefined && (plain(after[name]) || null) !== (plain(before[name]) || null),
  )
}

const isTyped = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/**
 * A secret was given for one destination: anyone who names another one has to know it. What is stored
 * goes, in the same transaction, unless it is typed again together with the change.
 */
const dropMovedSecrets: GlobalBeforeChangeHook = ({ data, originalDoc }) => {
  const [before, after]: [Values, Values] = [originalDoc ?? {}, data]
  let kept = after
  for (const [secret, fields] of Object.entries(DESTINATIONS)) {
    if (isTyped(after[secret]) || !isMoved(fields, before, after)) continue
    kept = { ...kept, ...droppedSecret(secret) }
  }
  return kept
}

/** The days of grace count from the moment at which two-factor was first required of staff. */
const noteTwoFactorStart: GlobalBeforeChangeHook = ({ data, originalDoc }) => {
  const was = originalDoc?.staffTwoFactor
  const { required = was?.required ?? false } = data.staffTwoFactor ?? {}
  const since = required ? (was?.required && was.since) || new Date().toISOString() : null
  return { ...data, staffTwoFactor: { ...was, ...data.staffTwoFactor, required, since } }
}

/** What holds secrets, or decides who needs a second factor, is changed only by one shown just now. */
const askFactorAgain: GlobalBeforeChangeHook = async ({ data, req }) => {
  if (req.user) await requireRecentFactor(req)
  return data
}

const NAME = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9-]{1,63}\.?$/i

const isHost = (host: string) => isIP(host.replace(/^\[(.*)\]$/, '$1')) !== 0 || NAME.test(host)

/** Whether a mail server may be there. A name that leads nowhere yet is asked for again on sending. */
async function problemOf(host: string): Promise<string | true> {
  if (!isHost(host)) return 'Enter only the host name, for example smtp.example.com'
  try {
    await addressesOf(host)
    return true
  } catch (error) {
    return error instanceof PrivateHost ? error.message : true
  }
}

/** The host of a mail server: on the public internet, unless the operator allows others. */
function mailHost(name: string, label: string): TextField {
  return {
    name,
    type: 'text',
    label,
    maxLength: 253,
    hooks: {
      beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)],
    },
    validate: (value: string | null | undefined, { event }: { event?: string }) =>
      !value || event === 'onChange' ? true : problemOf(value.trim()),
  }
}

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
    choice(
      'mailTransport',
      'outbox',
      [
        { value: 'outbox', label: 'None: keep emails in the outbox' },
        { value: 'smtp', label: 'SMTP server' },
        { value: 'sendpulse', label: 'SendPulse' },
      ],
      { index: false },
    ),
    choice('followUpConsent', DEFAULT_FOLLOW_UP_CONSENT, options(FOLLOW_UP_CONSENT), {
      label: 'Consent for follow-ups',
      index: false,
    }),
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

/**
 * Says beside a secret that none is stored although one is needed, and why that may be.
 *
 * @param needs the field that makes it needed, once it is filled in
 * @param destination the fields that drop the secret when they change, in words
 */
function missingSecret(secret: string, needs: string, destination: string): TextField {
  const isMissing = (row: Partial<Record<string, unknown>>) =>
    Boolean(row[needs]) && !row[`${secret}Last4`]
  const words = `Nothing is stored. Enter it here. Changing the ${destination} clears it, so it is never sent to a different server.`
  return {
    name: `${secret}Note`,
    type: 'text',
    label: 'Missing information',
    virtual: true,
    admin: {
      readOnly: true,
      condition: (_data, siblings) => isMissing(siblings),
      disableListColumn: true,
      disableListFilter: true,
    },
    hooks: { afterRead: [({ siblingData }) => (isMissing(siblingData) ? words : null)] },
  }
}
