import { Suspense } from 'react'
import { personHref } from '@/src/admin/accounts/person/person-href'
import { fullName } from '@/src/domain/vocabulary/text/full-name'
import { viewed } from '@/src/queries/platform/session'
import { ViewingBar } from '@/src/storefront/layout/viewing/ViewingBar'

async function Bar() {
  const viewing = await viewed()
  if (!viewing) return null
  const { customer, endsAt } = viewing
  const name = fullName(customer) || customer.email
  const back = personHref(customer.id)
  return <ViewingBar back={back} email={customer.email} endsAt={endsAt} name={name} />
}

/** Above every page of one's own, while staff see it as someone else does. */
export function Viewing() {
  return (
    <Suspense fallback={null}>
      <Bar />
    </Suspense>
  )
}
