import { screenView } from '@/src/admin/kit/page/screen-view'

import { GatewaysContent } from './GatewaysContent'

export const PaymentGateways = screenView('paymentGateways', GatewaysContent)
