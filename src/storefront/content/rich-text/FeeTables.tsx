import type {
  PackageView,
  Readable,
  ServiceView,
  StateView,
} from '@/src/domain/catalogue/catalogue-views'
import { statePath } from '@/src/domain/catalogue/states/jurisdictions'
import { usd } from '@/src/domain/vocabulary/money/money'
import { isMonthly } from '@/src/domain/vocabulary/service-types'
import { calendarDay } from '@/src/domain/vocabulary/time/date-text'
import { SiteLink } from '@/src/storefront/ui/links/site-link'
import { Money } from '@/src/storefront/ui/money'
import { Notice } from '@/src/storefront/ui/notice'
import { RowsTable } from '@/src/storefront/ui/tables/rows-table'

const CELL = 'border-b border-border py-2 pr-4'
const AMOUNT = 'border-b border-border py-2 text-right'

const AMOUNT_HEAD = { isAmount: true } as const

/** What is shown in place of a fee table: prices that no one can be charged are not. */
const Missing = () => (
  <Notice tone="warning" title="Not available right now">
    We can’t load these fees right now.
  </Notice>
)

type StatesProps = { states: Readable<StateView>; only: readonly string[] }

/** The filing fees of states, each with the day as of which it is known. */
export function StateFeeTable({ states, only }: StatesProps) {
  const rows = states.items.filter(({ code }) => only.length === 0 || only.includes(code))
  if (states.isFallback || rows.length === 0) return <Missing />
  return (
    <RowsTable
      caption="State filing fees"
      heads={[
        { label: 'State' },
        { label: 'As of', isWide: true },
        { label: 'Filing fee', ...AMOUNT_HEAD },
      ]}
    >
      {rows.map(({ id, code, name, filingFee, feeAsOf, isUsual }) => {
        const path = statePath(code)
        return (
          <tr key={id}>
            <td className={CELL}>
              {path ? (
                <SiteLink href={path} className="link">
                  {name}
                </SiteLink>
              ) : (
                name
              )}
            </td>
            <td className={`${CELL} hidden text-muted md:table-cell`}>
              {feeAsOf && calendarDay(feeAsOf)}
            </td>
            <td className={AMOUNT}>
              {isUsual && <span className="text-muted">usually </span>}
              <Money minor={usd(filingFee).minor} short />
            </td>
          </tr>
        )
      })}
    </RowsTable>
  )
}

/** What the formation packages cost. */
export function PackageFeeTable({ packages }: { packages: Readable<PackageView> }) {
  if (packages.isFallback) return <Missing />
  return (
    <RowsTable
      caption="Formation packages"
      heads={[{ label: 'Package' }, { label: 'Our fee', ...AMOUNT_HEAD }]}
    >
      {packages.items.map(({ id, name, price }) => (
        <tr key={id}>
          <td className={CELL}>{name}</td>
          <td className={AMOUNT}>
            <Money minor={usd(price).minor} short />
          </td>
        </tr>
      ))}
    </RowsTable>
  )
}

/** What the services cost that are sold on their own. */
export function ServiceFeeTable({ services }: { services: readonly ServiceView[] }) {
  if (services.length === 0) return <Missing />
  return (
    <RowsTable
      caption="Services"
      heads={[{ label: 'Service' }, { label: 'Package' }, { label: 'Our fee', ...AMOUNT_HEAD }]}
    >
      {services.flatMap((service) =>
        service.packages.map(({ type, name, price }) => (
          <tr key={`${service.type} ${type}`}>
            <td className={CELL}>
              <SiteLink href={`/services/${service.type}`} className="link">
                {service.name}
              </SiteLink>
            </td>
            <td className={CELL}>{name}</td>
            <td className={AMOUNT}>
              <Money minor={usd(price).minor} short />
              {isMonthly(service.type) && <span>{' / month'}</span>}
            </td>
          </tr>
        )),
      )}
    </RowsTable>
  )
}
