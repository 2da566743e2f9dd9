import { DETAILS_FORMS } from '@/src/domain/filing/details/forms'
import { awaitedDetails, type DetailsKept, isUnderWay } from '@/src/domain/filing/filing-stage'
import { waitsForCustomer } from '@/src/domain/orders/happening'
import { serviceName } from '@/src/domain/vocabulary/service-names'
import type { Filing, Order } from '@/src/payload-types'

/** What an order waits for its customer to send or answer; null while it waits for nothing. */
export function waitingText(
  order: Order,
  filing: Pick<Filing, 'completedAt'> | null,
  details: DetailsKept,
): string | null {
  const awaited = awaitedDetails(order, filing, details).map((service) =>
    service === 'llc' ? 'Filing details' : DETAILS_FORMS[service].title,
  )
  const asked = isUnderWay(order) ? waitsForCustomer(order.serviceType, order.timeline ?? []) : null
  const answers = asked ? [serviceName(asked.service ?? order.serviceType, order.companyType)] : []
  const what = awaited.length > 0 ? awaited : answers
  return what.length > 0 ? `Waiting for the customer: ${what.join(', ')}` : null
}
