import { addressWith, adminHref } from '@/src/admin/kit/screens/admin-href'

/** An order as it is opened from a queue, with the way on in its address. */
export const orderHref = (id: string, from: string): string =>
  addressWith(adminHref('order', id), {}, { from })

export const queueHref = (from: string): string =>
  `${adminHref('orders')}?${from.includes('=') ? from : new URLSearchParams({ view: from })}`
