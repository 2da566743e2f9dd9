import { payoutAccountPlace } from '@/src/domain/affiliates/payout-details'
import { appPlace } from '@/src/services/accounts/factors/totp'
import { secretPlace } from '@/src/services/filing/details/details-row'
import { taxIdContext } from '@/src/services/filing/save-filing'
import { keysPlace } from '@/src/services/mail/mail-keys'
import { sealKeyPlace } from '@/src/services/signing/seal-key'

type Row = Readonly<Record<string, string>>

/**
 * A column that holds sealed text: what tells its rows apart, and to which place the text of one is
 * bound, going by the columns in `of`. `numbers` is a JSON object of several sealed texts.
 */
export type SealedColumn = {
  readonly table: string
  readonly column: string
  readonly key: string
  readonly of: readonly string[]
  readonly place: (row: Row, number: string) => string
  readonly numbers?: true
}

const setting = (table: string, slug: string, columns: Readonly<Record<string, string>>) =>
  Object.entries(columns).map(
    ([column, name]): SealedColumn => ({
      table,
      column,
      key: 'id',
      of: [],
      place: () => `${slug}.${name}`,
    }),
  )

const gateway = (column: string, name: string): SealedColumn => ({
  table: 'payment_gateways',
  column,
  key: 'id',
  of: ['type'],
  place: ({ type }) => `paymentGateways.${type}.${name}`,
})

const app = (column: string): SealedColumn => ({
  table: 'totp_factors',
  column,
  key: 'user_id',
  of: ['user_id'],
  place: (row) => appPlace(row.user_id ?? ''),
})

/** Every column that holds sealed text. A test compares it with the columns of the database. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  app('sealed'),
  app('pending_sealed'),
  gateway('secret_key_sealed', 'secretKey'),
  gateway('webhook_secret_sealed', 'webhookSecret'),
  ...setting('private_settings', 'privateSettings', {
    sendpulse_client_secret_sealed: 'sendpulseClientSecret',
    smtp_password_sealed: 'smtpPassword',
    resend_webhook_secret_sealed: 'resendWebhookSecret',
    mailgun_signing_key_sealed: 'mailgunSigningKey',
  }),
  ...setting('whatsapp_settings', 'whatsappSettings', {
    access_token_sealed: 'accessToken',
    app_secret_sealed: 'appSecret',
  }),
  {
    table: 'affiliate_links',
    column: 'payout_account_sealed',
    key: 'id',
    of: ['code'],
    place: payoutAccountPlace,
  },
  {
    table: 'filings',
    column: 'responsible_party_tax_id_sealed',
    key: 'id',
    of: ['order_id'],
    place: (row) => taxIdContext(row.order_id ?? ''),
  },
  {
    table: 'service_details',
    column: 'sealed',
    key: 'id',
    of: ['order_id', 'service'],
    place: (row, number) => secretPlace(row.order_id ?? '', row.service ?? '', number),
    numbers: true,
  },
  { table: 'signing_keys', column: 'key_sealed', key: 'id', of: [], place: () => sealKeyPlace },
  {
    table: 'emails',
    column: 'keys_sealed',
    key: 'id',
    of: ['dedupe_key'],
    place: (row) => keysPlace(row.dedupe_key ?? ''),
  },
]
