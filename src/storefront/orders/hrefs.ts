import { detailsAnchor } from '@/src/domain/orders/asked-details'
import type { ServiceType, TrackedService } from '@/src/domain/vocabulary/order-status'

/** Where the pages and files about an order stand, with and without an account. */
export const documentHref = (id: string) => `/api/documents/${id}/download`
export const packetHref = (orderId: string, as: 'pdf' | 'zip') =>
  `/api/orders/${orderId}/packet?as=${as}`
export const receiptHref = (orderId: string) => `/receipts/${orderId}`
export const receiptPdfHref = (orderId: string) => `/receipts/${orderId}/pdf`
export const payHref = (orderId: string) => `/orders/${orderId}/pay`

/** The checkout in which an order of a service is placed. */
export const checkoutHref = (service: ServiceType) =>
  service === 'llc' ? '/checkout' : `/checkout/${service}`

/** The page of an order: in the dashboard of its owner, else the guest's own. */
export const orderHref = (orderId: string, isGuest: boolean) =>
  isGuest ? `/orders/${orderId}` : `/dashboard/orders/${orderId}`

/** Where the details of one service of an order are asked for. */
export const detailsHref = (orderId: string, service: TrackedService, isGuest: boolean) =>
  `${orderHref(orderId, isGuest)}#${detailsAnchor(service)}`
