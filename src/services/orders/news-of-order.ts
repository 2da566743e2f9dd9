import type { OrderEvent } from '@/src/domain/content/whatsapp/news-events'
import { orderTitle } from '@/src/domain/orders/my-order'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { idOf } from '@/src/domain/vocabulary/relation'
import type { Order } from '@/src/payload-types'
import type { OrderNews } from '@/src/services/content/whatsapp/order-news'
import { mailedLink } from '@/src/services/orders/order-links'

/** What news by WhatsApp says of an order; only an account’s is ever sent. */
export const newsOf = (order: Order, event: OrderEvent, key: string): OrderNews => ({
  event,
  order: order.id,
  user: idOf(order.user),
  firstName: order.firstName,
  what: order.companyName || orderTitle(order),
  shortOrderId: shortOrderId(order.id),
  link: idOf(order.user) ? mailedLink(order) : '',
  key,
})
