import { HomeSkeleton } from '@/src/storefront/dashboard/home/HomeSkeleton'

export default function Loading() {
  return <HomeSkeleton />
}
