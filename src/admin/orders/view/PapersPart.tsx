import type { PayloadRequest } from 'payload'

import { LINE } from '@/src/admin/kit/list/line'
import { EmptyState, Section, withSub } from '@/src/admin/kit/ui/parts'
import { signatureText } from '@/src/domain/orders/made-document'
import { plural } from '@/src/domain/vocabulary/plural'
import { collectionHref } from '@/src/lib/admin-address'
import type { Order } from '@/src/payload-types'
import { papersOf } from '@/src/queries/papers/papers-of'

export async function PapersPart({ req, order }: { req: PayloadRequest; order: Order }) {
  const { made, waiting } = await papersOf(order, req)
  const inForce = made.filter(({ state }) => state !== 'void')
  return (
    <Section
      aside={
        inForce.length > 0 && (
          <>
            <a className="btn" href={`/api/orders/${order.id}/packet?as=pdf`}>
              {`Packet, ${plural(inForce.length, 'paper')}`}
            </a>
            <a className="btn" href={`/api/orders/${order.id}/packet?as=zip`}>
              ZIP
            </a>
          </>
        )
      }
      id="papers"
      title="Papers we made"
    >
      {made.length + waiting.length === 0 && (
        <EmptyState isSmall>Papers are made when the details are complete.</EmptyState>
      )}
      <ul className="m-0 p-0 list-none">
        {made.map((one) => (
          <li className={LINE} key={one.id}>
            <span>
              {one.document ? (
                <a href={collectionHref('documents', one.document)}>{one.title}</a>
              ) : (
                one.title
              )}
              <small className="admin-sub">
                {one.voidReason ??
                  `Template ${one.template} · ${plural(one.pages, 'page')} · ${one.valuesChecked ?? 0} values read back`}
              </small>
              <small className="admin-sub">{one.signers.join(' · ')}</small>
            </span>
            <span>{signatureText(one)}</span>
          </li>
        ))}
        {waiting.map(({ title, waits, forStaff }) => (
          <li className={LINE} key={title}>
            <span>{withSub(title, forStaff ?? waits)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
