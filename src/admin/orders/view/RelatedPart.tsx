import { LINE } from '@/src/admin/kit/list/line'
import { StatusPill } from '@/src/admin/kit/status/pills'
import { Day } from '@/src/admin/kit/time/When'
import { amount } from '@/src/admin/kit/ui/format'
import { EmptyState, PageLink, Section } from '@/src/admin/kit/ui/parts'
import { collectionHref } from '@/src/lib/admin-address'
import type { OrderFacts } from '@/src/queries/orders/order-facts'
import { OrderLinks } from './OrderLinks'

export function RelatedPart({ facts }: { facts: OrderFacts }) {
  const { subscriptions, extras, parent } = facts
  const isEmpty = subscriptions.length === 0 && extras.length === 0 && !parent
  return (
    <Section id="related" title="Subscriptions and extras">
      {isEmpty && <EmptyState isSmall>No subscriptions or extras.</EmptyState>}
      <OrderLinks orders={parent ? [parent] : []} title="Belongs to" />
      {subscriptions.length > 0 && (
        <ul className="m-0 p-0 list-none">
          {subscriptions.map((one) => (
            <li className={LINE} key={one.id}>
              <PageLink href={collectionHref('subscriptions', one.id)}>
                {one.label}
                <small className="admin-sub">
                  renews <Day at={one.renewsAt} />
                </small>
              </PageLink>
              <StatusPill status={one.status} />
              <span className="admin-money">{amount(one.amountMinor, one.currency)}</span>
            </li>
          ))}
        </ul>
      )}
      <OrderLinks orders={extras} title="Extras and renewals" />
    </Section>
  )
}
