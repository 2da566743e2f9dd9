import { PageSkeleton } from '@/src/storefront/dashboard/skeletons'

export default function Loading() {
  return <PageSkeleton label="Loading" />
}
