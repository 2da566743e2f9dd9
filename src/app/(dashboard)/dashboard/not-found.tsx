import { NothingHere } from '@/src/storefront/layout/dashboard/NothingHere'

export default function NotFound() {
  return <NothingHere />
}
