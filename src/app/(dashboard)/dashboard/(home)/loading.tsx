import { HomeSkeleton } from '@/src/storefront/accounts/home/HomeSkeleton'

export default function Loading() {
  return <HomeSkeleton />
}
