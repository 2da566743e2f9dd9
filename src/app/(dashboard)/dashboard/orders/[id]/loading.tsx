import { OrderSkeleton } from '@/src/storefront/orders/list/OrderSkeleton'

export default function Loading() {
  return <OrderSkeleton />
}
