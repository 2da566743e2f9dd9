import { Crumbs } from '@/src/admin/kit/page/Crumbs'
import type { ViewContext } from '@/src/admin/kit/page/GuardedView'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { EmptyState } from '@/src/admin/kit/ui/EmptyState'
import { LinkButton } from '@/src/admin/kit/ui/LinkButton'

import { nameOf } from '../list/user-row'
import { PersonHead } from './PersonHead'
import { OrdersOf, TicketsOf } from './PersonWork'
import { personFacts } from './person-facts'
import './person.css'
import { SessionsPart } from './SessionsPart'

async function Person({ context: { req, search } }: { context: ViewContext }) {
  const facts = await personFacts(req, search.id)
  if (!facts) {
    return (
      <EmptyState action={<LinkButton href={adminHref('users')}>All users</LinkButton>}>
        This user does not exist. They may have been deleted.
      </EmptyState>
    )
  }
  return (
    <>
      <Crumbs name={nameOf(facts.user)} screen="person" />
      <PersonHead facts={facts} />
      <div className="person-columns">
        <div>
          <OrdersOf facts={facts} />
          <TicketsOf facts={facts} />
        </div>
        <SessionsPart facts={facts} />
      </div>
    </>
  )
}

/** Someone with an account: who they are, where they are signed in, and what they have with us. */
export const PersonScreen = screenView('person', Person)
