import { addressWith, adminHref } from '@/src/admin/kit/screens/admin-href'

import type { OrderRow } from './order-row'

/** Where an order opens so that its page goes on with what the list was asked. */
export const orderAddress = ({ id, from }: Pick<OrderRow, 'id' | 'from'>): string =>
  addressWith(adminHref('order', id), {}, { from })
