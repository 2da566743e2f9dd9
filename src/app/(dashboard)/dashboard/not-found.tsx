import { NothingHere } from '@/src/storefront/layout/dashboard/DashboardHead'

export default function NotFound() {
  return <NothingHere />
}
