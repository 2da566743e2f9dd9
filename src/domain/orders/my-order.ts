import type { RecordCheck } from '@/src/domain/orders/desk/record-check'
import type { ClockView } from '@/src/domain/orders/filing-clock'
import type { Happening } from '@/src/domain/orders/happening'
import type { PaymentState } from '@/src/domain/orders/payment-state'
import type { DetailsState } from '@/src/domain/orders/progress/service-progress'
import type { CompanyType } from '@/src/domain/vocabulary/company-types'
import type { Currency } from '@/src/domain/vocabulary/money/money'
import type { OrderLine } from '@/src/domain/vocabulary/order-line'
import type {
  OrderKind,
  OrderStatus,
  ServiceType,
  TrackedService,
} from '@/src/domain/vocabulary/order-status'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'
import { serviceName } from '@/src/domain/vocabulary/service-names'

type Titled = {
  readonly kind: OrderKind
  readonly serviceType: ServiceType
  readonly companyType?: CompanyType | null
  readonly lines?: readonly { readonly label?: string }[] | null
}

/** What an order is called: a purchase by its service, an extra or a renewal by what it pays. */
export function orderTitle({ kind, serviceType, companyType, lines }: Titled): string {
  const label = lines?.[0]?.label
  if (kind === 'purchase' || !label) return serviceName(serviceType, { companyType })
  return kind === 'renewal' ? `Renewal: ${label}` : label
}

export const COMPANY_TYPES = {
  llc: 'Limited liability company',
  corporation: 'Corporation',
  partnership: 'Partnership',
} as const

/** An order in a list. Dates are ISO; amounts whole cents. */
export type OrderSummary = {
  readonly id: string
  readonly kind: OrderKind
  /** What it is called. */
  readonly service: string
  readonly serviceType: ServiceType
  readonly companyName: string | null
  readonly companyType: CompanyType | null
  readonly state: string | null
  /** The state's two letters. */
  readonly stateCode: string | null
  readonly status: OrderStatus
  readonly isUnpaid: boolean
  readonly payment: PaymentState
  readonly totalMinor: number
  readonly currency: Currency
  readonly placedAt: string
}

/** What the customer reads of where an order stands: a refund ends what was still under way. */
export function statusesShown({
  status,
  payment,
}: Pick<OrderSummary, 'status' | 'payment'>): (OrderStatus | 'refunded')[] {
  if (payment !== 'refunded') return [status]
  return status === 'pending' || status === 'processing' ? ['refunded'] : [status, 'refunded']
}

/** An order in full, as its customer sees it. */
export type OrderView = OrderSummary & {
  readonly packageType: string | null
  readonly email: string
  readonly customer: string
  readonly purpose: string | null
  readonly addressLines: readonly string[]
  readonly phone: string | null
  /** The company's name in the letters that the state files, where those differ from `companyName`. */
  readonly filedAs: string | null
  readonly agent: string | null
  readonly businessAddress: string | null
  readonly lines: readonly OrderLine[]
  /** What the order keeps of its package and of the operator's own add-ons; see `keptWork`. */
  readonly work?: unknown
  readonly timeline: readonly Happening[]
  /** All that has stages of its own, the service it was placed for first. */
  readonly services: readonly TrackedService[]
  readonly details: Partial<Record<TrackedService, DetailsState>>
  /** The 24 hours of a paid formation; null for what has no such promise. */
  readonly clock: ClockView | null
  /** The purchase that an extra or a renewal belongs to. */
  readonly parent: string | null
  readonly refundedMinor: number
  readonly receiptNumber: string | null
  readonly paidAt: string | null
  readonly paymentMethod: GatewaySlug | null
  readonly paymentFailure: string | null
  readonly card: { readonly brand: string; readonly last4: string } | null
}

/** The coarse way of every order. A cancelled one has left it. */
export const TRACKER = [
  { key: 'pending', title: 'Order Received' },
  { key: 'processing', title: 'Processing' },
  { key: 'completed', title: 'Completed' },
] as const satisfies readonly { key: OrderStatus; title: string }[]

/** A company that we formed, in the list of its owner's. Days are ISO days. */
export type CompanySummary = {
  /** Of the order that formed it. */
  readonly id: string
  readonly name: string
  readonly type: CompanyType
  readonly state: string | null
  readonly formedOn: string
  readonly nextDeadline: { readonly title: string; readonly due: string } | null
}

/** Everything kept of a company, for its owner. */
export type CompanyView = CompanySummary & {
  readonly fileNumber: string | null
  readonly ein: string | null
  /** Name and street; what is said of ours until it is known. */
  readonly agent: {
    readonly text: string
    readonly isOurs: boolean
    readonly until: string | null
  } | null
  readonly businessAddress: string | null
  readonly owners: readonly { readonly name: string; readonly share: string }[]
  readonly taxedAs: string | null
  /** Whether its papers name it alike. */
  readonly records: RecordCheck
  readonly deadlines: readonly {
    readonly id: string
    readonly title: string
    readonly due: string
  }[]
  readonly orders: readonly { readonly id: string; readonly title: string }[]
}

/** An EIN of which the end alone is shown: `••-•••6789`. */
export const maskedEin = (ein: string): string => `••-•••${ein.slice(-4)}`
