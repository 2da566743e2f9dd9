import type { HeldServices } from '@/src/domain/orders/order-services'
import { isOwnWork, type OwnWork } from '@/src/domain/vocabulary/added-work'
import type { OrderKind, Stage, TrackedService } from '@/src/domain/vocabulary/order-status'
import { isSearchAlone } from '@/src/domain/vocabulary/service-types'
import { keptWork, OWN_STEPS } from '@/src/domain/vocabulary/work'

/** A stage of a service, in the words of anyone who decides on it. */
export type Milestone = {
  readonly stage: Stage
  /** Once it has happened. */
  readonly title: string
  /** While it is being done, and while it is ahead. */
  readonly doing: string
}

const milestone = (stage: Stage, title: string, doing = title): Milestone => ({
  stage,
  title,
  doing,
})

const START = [milestone('received', 'Order received'), milestone('paid', 'Payment received')]

/** The customer's part, and ours with it. */
const DETAILS = [
  ...START,
  milestone('answered', 'Details received', 'Your details'),
  milestone('reviewed', 'Details reviewed', 'Details under review'),
]

const SEARCHED = milestone('searched', 'Trademark search done', 'Trademark search')

const DELIVERED = milestone('delivered', 'Delivered', 'Delivery')

/** What we make of the answers, and its people sign. */
const SIGNED = [...START, milestone('delivered', 'Signed and delivered', 'Made for you to sign')]

/** What the state is asked for and sends. */
const FROM_STATE = [
  ...START,
  milestone('submitted', 'Ordered from the state', 'Order with the state'),
  DELIVERED,
]

const MILESTONES: Record<Exclude<TrackedService, OwnWork>, readonly Milestone[]> = {
  llc: [
    ...DETAILS,
    milestone('submitted', 'Filed with the state', 'Filing with the state'),
    milestone('approved', 'Approved by the state', 'Approval by the state'),
    milestone('delivered', 'Documents delivered', 'Delivery of your documents'),
  ],
  ein: [
    ...DETAILS,
    milestone('submitted', 'Form SS-4 sent to the IRS', 'Sending Form SS-4 to the IRS'),
    milestone('approved', 'EIN assigned by the IRS', 'EIN from the IRS'),
    milestone('delivered', 'EIN letter delivered', 'Delivery of your EIN letter'),
  ],
  itin: [
    ...DETAILS,
    milestone('submitted', 'Form W-7 sent to the IRS', 'Sending Form W-7 to the IRS'),
    milestone('approved', 'ITIN assigned by the IRS', 'ITIN from the IRS'),
    milestone('delivered', 'ITIN letter delivered', 'Delivery of your ITIN letter'),
  ],
  bookkeeping: [
    ...DETAILS,
    milestone('submitted', 'Books set up', 'Setting up your books'),
    milestone('delivered', 'Monthly books delivered', 'Your first month of books'),
  ],
  trademark: [
    ...DETAILS,
    SEARCHED,
    milestone('submitted', 'Filed with the USPTO', 'Filing with the USPTO'),
    milestone('examined', 'Examined by the USPTO', 'Examination by the USPTO'),
    milestone('published', 'Published for opposition', 'Publication for opposition'),
    milestone('approved', 'Registered by the USPTO', 'Registration by the USPTO'),
    milestone('delivered', 'Certificate delivered', 'Delivery of your certificate'),
  ],
  registered_agent: [...START, milestone('appointed', 'Registered agent appointed')],
  operating_agreement: SIGNED,
  banking_resolution: [...DETAILS, ...SIGNED.slice(START.length)],
  good_standing: FROM_STATE,
  certified_copy: FROM_STATE,
  annual_report: [
    ...START,
    milestone('in_review', 'Report opened', 'Opens before the report is due'),
    milestone('submitted', 'Filed with the state', 'Filing with the state'),
    milestone('delivered', 'Confirmation delivered', 'Delivery of the confirmation'),
  ],
  s_corporation: [
    ...DETAILS,
    milestone('submitted', 'Form 2553 sent to the IRS', 'Sending Form 2553 to the IRS'),
    milestone('approved', 'Election accepted by the IRS', 'Decision of the IRS'),
    milestone('delivered', 'Acceptance letter delivered', 'Delivery of the acceptance letter'),
  ],
  dba: [
    ...DETAILS,
    milestone('submitted', 'Filed with the office', 'Filing with the state or county'),
    milestone('approved', 'Name registered', 'Registration of the name'),
    milestone('delivered', 'Certificate delivered', 'Delivery of your certificate'),
  ],
  business_address: [...DETAILS, milestone('delivered', 'Address assigned', 'Your address')],
  domain: [...DETAILS, milestone('delivered', 'Domain registered', 'Registration of your domain')],
  business_email: [
    ...DETAILS,
    milestone('delivered', 'Mailboxes set up', 'Setting up your mailboxes'),
  ],
  templates: [...START, milestone('delivered', 'Templates ready', 'Your templates')],
}

/** The stages of an add-on of the operator's own, as the order keeps them. */
function ownMilestones({ work }: HeldServices, key: OwnWork): readonly Milestone[] {
  const own = keptWork(work).find((one) => one.key === key)
  return [
    ...START,
    ...(own?.question ? [milestone('in_review', 'In progress', 'In progress')] : []),
    ...(own?.steps ?? []).map((step) => milestone(step, OWN_STEPS[step])),
    DELIVERED,
  ]
}

const all = (order: HeldServices, service: TrackedService) =>
  isOwnWork(service) ? ownMilestones(order, service) : MILESTONES[service]

/** The stages of a trademark's search that is sold without an application. */
const SEARCH: readonly Milestone[] = [
  ...DETAILS,
  SEARCHED,
  milestone('delivered', 'Search report delivered', 'Delivery of your search report'),
]

/** The stages of what is no service of its own: a document, an address, one more period. */
const PLAIN: Record<Exclude<OrderKind, 'purchase'>, readonly Milestone[]> = {
  extra: [
    ...START,
    milestone('in_review', 'In progress', 'In progress'),
    milestone('delivered', 'Delivered', 'Delivery'),
  ],
  renewal: [milestone('received', 'Invoice sent'), milestone('paid', 'Payment received')],
}

/** The stages of a service of an order; an extra that is no service has fewer. */
export function milestonesOf(order: HeldServices, service: TrackedService): readonly Milestone[] {
  const { kind, serviceType, packageType, lines } = order
  if (kind !== 'purchase') {
    return lines?.some((line) => line.service === service) ? all(order, service) : PLAIN[kind]
  }
  const isSearch = service === 'trademark' && serviceType === service && isSearchAlone(packageType)
  return isSearch ? SEARCH : all(order, service)
}
