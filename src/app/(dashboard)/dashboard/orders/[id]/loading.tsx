import { OrderSkeleton } from '@/src/storefront/dashboard/orders/OrderSkeleton'

export default function Loading() {
  return <OrderSkeleton />
}
