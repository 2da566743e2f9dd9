import { PageSkeleton } from '@/src/storefront/layout/dashboard/skeletons'

export default function Loading() {
  return <PageSkeleton label="Loading" />
}
