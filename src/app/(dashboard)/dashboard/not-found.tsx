import { NothingHere } from '@/src/storefront/dashboard/NothingHere'

export default function NotFound() {
  return <NothingHere />
}
