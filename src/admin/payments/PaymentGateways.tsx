import { screenView } from '@/src/admin/kit/page/screen-view'

import { GatewaysContent } from './GatewaysContent'

/** The screen of the payment gateways. */
export const PaymentGateways = screenView('paymentGateways', GatewaysContent)
