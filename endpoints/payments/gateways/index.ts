import type { Endpoint } from 'payload'

import { addMissingGatewaysEndpoint } from './addMissing'
import { exchangeRateEndpoint } from './exchangeRate'
import { removeKeysEndpoint, saveKeysEndpoint } from './keys'
import { stripeMethodsEndpoint } from './methods'
import { replayWebhookEndpoint } from './replay'
import { disableGatewayEndpoint, enableGatewayEndpoint } from './switch'
import { testGatewayEndpoint } from './testConnection'

/** What holders of manage_payments do on the screen of the payment gateways. */
export const gatewayEndpoints: Endpoint[] = [
  addMissingGatewaysEndpoint,
  exchangeRateEndpoint,
  stripeMethodsEndpoint,
  saveKeysEndpoint,
  removeKeysEndpoint,
  testGatewayEndpoint,
  enableGatewayEndpoint,
  disableGatewayEndpoint,
  replayWebhookEndpoint,
]
