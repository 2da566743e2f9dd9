import { CircleCheck } from 'lucide-react'
import type { PayloadRequest } from 'payload'

import { NavIcon } from '@/src/admin/kit/nav/NavIcon'
import { RowLink } from '@/src/admin/kit/ui/DataTable'
import type { Permission } from '@/src/domain/platform/permissions/areas'

import { needsYou } from './needs-you'

/** What waits for the person who looks, each a way to where it is done. */
export async function NeedsYou({
  req,
  held,
}: {
  req: PayloadRequest
  held: ReadonlySet<Permission>
}) {
  const needs = await needsYou(req, held)
  return (
    <section aria-labelledby="needs-you" className="dash-panel dash-needs">
      <div className="dash-panel__head">
        <h2 id="needs-you">Needs you</h2>
        {needs.length > 0 && <span className="dash-needs__now">{`${needs.length} now`}</span>}
      </div>
      {needs.length === 0 ? (
        <p className="dash-needs__none">
          <CircleCheck aria-hidden size={16} />
          Nothing is waiting for you.
        </p>
      ) : (
        <ul>
          {needs.map(({ what, detail, href, act, icon, tone }) => (
            <li data-tone={tone} key={what}>
              <span className="dash-needs__icon">
                <NavIcon name={icon} />
              </span>
              <span className="dash-needs__what">
                <RowLink href={href}>{what}</RowLink>
                <small>{detail}</small>
              </span>
              <span aria-hidden className="dash-needs__act">
                {act}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
