import type { SavedKeys } from '@/src/domain/payments/gateways/gateway-keys'

/** What is saved of a gateway to which no one gave keys yet. */
export const NO_KEYS: SavedKeys = {
  publicKey: '',
  hasSecretKey: false,
  hasWebhookSecret: false,
  environment: 'sandbox',
}
