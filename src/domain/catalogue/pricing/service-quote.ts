import type {
  PricedAddon,
  PricedState,
  Quote,
} from '@/src/domain/catalogue/pricing/formation-quote'
import type { ServiceAddonCode } from '@/src/domain/catalogue/pricing/service-addons'
import { serviceOfAddon } from '@/src/domain/catalogue/pricing/service-addons'
import { stateFeeLabel } from '@/src/domain/catalogue/pricing/state-fee-label'
import { type Money, usd } from '@/src/domain/vocabulary/money/money'
import type { Billing, OrderLine, Period } from '@/src/domain/vocabulary/order-line'
import type { TrackedService } from '@/src/domain/vocabulary/order-status'
import { isMonthly, type StandaloneService } from '@/src/domain/vocabulary/service-types'

/** One package type of a service; `price` in dollars. */
export type PricedService = {
  readonly id: string
  readonly slug: StandaloneService
  readonly name: string
  readonly type: { readonly key: string; readonly label: string; readonly price: number }
}

export type PricedServiceAddon = Pick<PricedAddon, 'id' | 'name' | 'price' | 'recurring'> & {
  readonly code: ServiceAddonCode
}

/** The catalogue entries that a choice named, as the database holds them now. */
export type ServiceChoice = {
  readonly service: PricedService | null
  readonly addons: readonly PricedServiceAddon[]
  /** Where the company is formed, or has its agent; its fee counts only with a formation. */
  readonly state: Pick<
    PricedState,
    'id' | 'name' | 'filingFee' | 'isUsualFee' | 'hasReservation'
  > | null
  readonly businessAddressBilling: Period
}

type Sold = {
  readonly kind: OrderLine['kind']
  readonly ref: string
  readonly label: string
  readonly amount: Money
  readonly billing?: Billing
  readonly service: TrackedService | null
}

const line = ({ amount, billing = 'once', ...sold }: Sold): OrderLine => ({
  ...sold,
  amountMinor: amount.minor,
  refundable: true,
  billing,
})

function serviceLine({ id, slug, name, type }: PricedService): OrderLine {
  const sold = { kind: 'service', ref: id, amount: usd(type.price), service: slug } as const
  const label = `${name} (${type.label})`
  if (!isMonthly(slug)) return line({ ...sold, label })
  return line({ ...sold, label: `${label}, first month`, billing: 'monthly' })
}

function addonLine(addon: PricedServiceAddon, billing: Period) {
  const sold = { kind: 'add_on', ref: addon.id, service: serviceOfAddon(addon) } as const
  if (!addon.recurring) return line({ ...sold, label: addon.name, amount: usd(addon.price) })
  const period = billing === 'annual' ? 'one year' : 'one month'
  const label = `${addon.name} (${period})`
  return line({ ...sold, label, amount: usd(addon.recurring[billing]), billing })
}

/**
 * What a service costs: its package type, what is added to it, and with a formation the state's
 * fee at cost.
 *
 * Only what is chosen so far is priced. The total is that of the lines, in whole cents.
 */
export function quoteService(choice: ServiceChoice): Quote {
  const { service, addons, state, businessAddressBilling } = choice
  const isForming = addons.some((addon) => addon.code === 'llc_formation')
  const lines = [
    ...(service ? [serviceLine(service)] : []),
    ...addons.map((addon) => addonLine(addon, businessAddressBilling)),
    ...(isForming && state
      ? [
          line({
            kind: 'state_fee',
            ref: state.id,
            label: stateFeeLabel(state),
            amount: usd(state.filingFee),
            service: 'llc',
          }),
        ]
      : []),
  ]
  const totalMinor = lines.reduce((total, one) => total + one.amountMinor, 0)
  return { lines, totalMinor, currency: 'USD' }
}
