import { Gutter } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { Crumbs } from '@/src/admin/kit/page/Crumbs'

import { DETAILS_FORMS } from '@/src/domain/filing/details/forms'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { HistoryPart } from '../desk/HistoryPart'
import { DetailsPart } from '../filing/DetailsPart'
import { FilingPart } from '../filing/FilingPart'
import { RevealLog } from '../filing/RevealLog'
import { RefundsPart } from '../refund/RefundsPart'
import { CustomerPart } from './CustomerPart'
import { DocumentsPart } from './DocumentsPart'
import { LinesPart } from './LinesPart'
import { NotesPart } from './NotesPart'
import { OrderHead } from './OrderHead'
import { readOrderFacts } from './order-facts'
import { PaymentsPart } from './PaymentsPart'
import { RelatedPart } from './RelatedPart'
import { TimelinePart } from './TimelinePart'

const PARTS = [
  ['filing', 'Filing'],
  ['timeline', 'Timeline'],
  ['lines', 'Lines'],
  ['payments', 'Payments'],
  ['refunds', 'Refunds'],
  ['customer', 'Customer'],
  ['documents', 'Documents'],
  ['notes', 'Notes'],
  ['related', 'Related'],
  ['history', 'History'],
] as const

/** One order whole: what was sold and paid, what happens with it, and what staff do about it. */
export async function OrderView({ doc, initPageResult, searchParams }: DocumentViewServerProps) {
  const { req } = initPageResult
  const asked = searchParams?.from
  const from = typeof asked === 'string' ? asked.slice(0, 1000) : ''
  const facts = await readOrderFacts(req, String(doc.id), from)
  const name = facts.order.companyName || shortOrderId(facts.order.id)
  const shown = PARTS.flatMap(([id, label]) => {
    if (id !== 'filing') return [[id, label]]
    const details = facts.details.map(({ service }) => [
      `details-${service}`,
      DETAILS_FORMS[service].title,
    ])
    return [...(facts.filing ? [[id, label]] : []), ...details]
  })
  return (
    <Gutter className="admin-page order-view">
      <Crumbs name={name} screen="order" />
      <OrderHead facts={facts} from={from || null} me={req.user?.id ?? ''} />
      <nav aria-label="Parts of this order" className="order-jump">
        {shown.map(([id, label]) => (
          <a href={`#${id}`} key={id}>
            {label}
          </a>
        ))}
      </nav>
      <div className="record-columns order-columns">
        <div>
          <FilingPart facts={facts} />
          <DetailsPart facts={facts} />
          <RevealLog reveals={facts.reveals} />
          <TimelinePart facts={facts} />
          <LinesPart facts={facts} />
          <PaymentsPart facts={facts} />
          <RefundsPart facts={facts} />
        </div>
        <div>
          <CustomerPart facts={facts} />
          <DocumentsPart facts={facts} />
          <NotesPart facts={facts} />
          <RelatedPart facts={facts} />
          <HistoryPart facts={facts} />
        </div>
      </div>
    </Gutter>
  )
}
