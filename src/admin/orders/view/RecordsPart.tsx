import type { PayloadRequest } from 'payload'

import { Section } from '@/src/admin/kit/ui/parts'
import { checkText } from '@/src/domain/orders/desk/record-check'
import type { Order } from '@/src/payload-types'
import { checkRecords, recordsOf } from '@/src/queries/orders/record-check'

import { EnterRecords } from './EnterRecords'

/** Whether articles, EIN letter and our documents name the company alike, letter for letter. */
export async function RecordsPart({
  req,
  order,
  mayChange,
}: {
  req: PayloadRequest
  order: Order
  mayChange: boolean
}) {
  if (!order.formedOn) return null
  const check = await checkRecords(req, order)
  return (
    <Section id="records" title="Name and address on record">
      <p className="m-0">{checkText(check)}</p>
      <ul className="m-0 mt-2 p-0 list-none">
        {check.differences.map(({ text }) => (
          <li className="wrap-anywhere" key={text}>
            {text}
          </li>
        ))}
      </ul>
      {mayChange && <EnterRecords orderId={order.id} records={recordsOf(order)} />}
    </Section>
  )
}
