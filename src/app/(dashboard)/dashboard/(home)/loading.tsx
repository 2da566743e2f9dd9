import { HomeSkeleton } from '@/src/storefront/accounts/home/HomeParts'

export default function Loading() {
  return <HomeSkeleton />
}
