import { PlainTable } from '@/src/admin/kit/ui/PlainTable'
import { formatPrice, usd } from '@/src/domain/vocabulary/money/money'

import type { Preview } from './bulk-api'

const dollars = (price: number) => formatPrice(usd(price))

/** Each price before and after. */
export function BulkPreview({ steps }: Pick<Preview, 'steps'>) {
  if (steps.length === 0) return <p>No price would change.</p>
  return (
    <div className="entry-preview">
      <PlainTable heads={['Add-on', 'Now', 'New price']} label="Prices before and after">
        <tbody>
          {steps.map(({ id, name, before, after }) => (
            <tr key={id}>
              <td>{name}</td>
              <td className="admin-number">{dollars(before)}</td>
              <td className="admin-number">{dollars(after)}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </div>
  )
}
