import type { PayloadRequest } from 'payload'
import { can } from '@/src/access/actions'
import { LINE } from '@/src/admin/kit/list/line'
import { StatusPill } from '@/src/admin/kit/status/pills'
import { EmptyState, Section } from '@/src/admin/kit/ui/parts'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import type { Screening } from '@/src/payload-types'
import { screeningsOfOrder } from '@/src/queries/screening/screenings-of-order'
import { currentList } from '@/src/services/screening/sanctions-list'
import { hitsOf } from '@/src/services/screening/screen-names'
import { DecideMatch } from './DecideMatch'
import { SearchedByHand } from './SearchedByHand'

type Decided = Pick<Screening, 'id' | 'name' | 'role' | 'country' | 'hits' | 'status'>

/** The way to decide about a match, for those who may. */
export const decide = (one: Decided, grant: Grant<'decideScreening'> | null) =>
  grant &&
  one.status !== 'clear' && (
    <DecideMatch
      country={one.country ?? null}
      grant={grant}
      hits={hitsOf(one)}
      id={one.id}
      name={one.name}
      role={one.role}
    />
  )

export async function ScreeningPart({ req, orderId }: { req: PayloadRequest; orderId: string }) {
  const docs = await screeningsOfOrder(req, orderId)
  const grant = await can(req, 'decideScreening')
  const list = await currentList(req)
  const empty = list
    ? 'Names are screened when a filing is submitted or a new list is loaded.'
    : 'No sanctions list is loaded. Search the names yourself, and note it here before you file.'
  return (
    <Section
      aside={grant && !list && <SearchedByHand grant={grant} orderId={orderId} />}
      description="Only staff see this."
      id="screening"
      title="Sanctions screening"
    >
      {docs.length === 0 && <EmptyState isSmall>{empty}</EmptyState>}
      <ul className="m-0 p-0 list-none">
        {docs.map((one) => (
          <li className={LINE} key={one.id}>
            <span>
              {one.name}
              <small className="admin-sub">
                {one.role} · {one.listPublishedOn ? `list of ${one.listPublishedOn}` : one.reason}
              </small>
            </span>
            <StatusPill status={one.status} />
            {decide(one, grant)}
          </li>
        ))}
      </ul>
    </Section>
  )
}
