import { PageMain } from '@/src/admin/kit/page/AdminPage'
import { EmptyState, LinkButton } from '@/src/admin/kit/ui/parts'
import { ADMIN } from '@/src/lib/admin-address'

/** Next sends it along with each page, so it has no menu: that would be made and sent twice. */
export default function AdminNotFound() {
  return (
    <PageMain>
      <h1>Nothing here</h1>
      <EmptyState action={<LinkButton href={ADMIN}>Back to the dashboard</LinkButton>}>
        No page of the back-office has this address, or what it showed was deleted.
      </EmptyState>
    </PageMain>
  )
}
