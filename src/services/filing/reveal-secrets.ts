import type { PayloadRequest } from 'payload'
import { secretsOf } from '@/src/domain/filing/details/forms'
import { formatTaxId } from '@/src/domain/filing/tax-id'
import { serviceName } from '@/src/domain/vocabulary/service-names'
import { isAskedService } from '@/src/domain/vocabulary/service-types'
import { inTransactionOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { unseal } from '@/src/lib/secrets'
import {
  detailsOfOrders,
  rowOf,
  sealedOf,
  secretPlace,
} from '@/src/services/filing/details/details-row'
import { readFiling } from '@/src/services/filing/filing-of-order'
import { taxIdContext } from '@/src/services/filing/save-filing'
import { audit } from '@/src/services/platform/record-audit'

type Revealed = {
  readonly entity: 'filings' | 'serviceDetails'
  readonly id: string
  readonly orderId: string
  /** Which number it is, in words. The number itself is never written down. */
  readonly what: string
  readonly reason: string
}

/** Writes down that one of the staff saw a sealed number of an order, and why. */
export function noteReveal(req: PayloadRequest, { entity, id, orderId, what, reason }: Revealed) {
  return audit(req, 'orders', 'reveal', [entity, id], { after: { order: orderId, what, reason } })
}

/**
 * Opens an order's sealed tax id for one of the staff, and writes down who did so and why.
 *
 * Without the line in the audit log nothing is shown. The number itself is not in it.
 * @throws AppError 404 `no_tax_id`
 */
export async function revealTaxId(
  req: PayloadRequest,
  orderId: string,
  reason: string,
): Promise<string> {
  return inTransactionOf(req, async () => {
    const filing = await readFiling(req, orderId)
    const sealed = filing?.responsibleParty?.taxIdSealed
    if (!filing || !sealed) {
      throw new AppError('no_tax_id', 'This order does not have a tax ID.', 404)
    }
    const what = 'Tax ID of the responsible party'
    await noteReveal(req, { entity: 'filings', id: filing.id, orderId, what, reason })
    return formatTaxId(unseal(sealed, taxIdContext(orderId)))
  })
}

export type Asked = {
  readonly orderId: string
  readonly service: string
  readonly field: string
  readonly reason: string
}

/**
 * Opens one sealed number of a service's details for one of the staff, and writes down who did so
 * and why. Without the line in the audit log nothing is shown. The number itself is not in it.
 * @throws AppError 404 `no_number`
 */
export async function revealDetail(req: PayloadRequest, asked: Asked): Promise<string> {
  const { orderId, service, field, reason } = asked
  return inTransactionOf(req, async () => {
    const known = isAskedService(service) ? service : null
    const row = known && rowOf(await detailsOfOrders(req, [orderId]), { id: orderId }, known)
    const sealed = row ? sealedOf(row)[field] : undefined
    const label = known && secretsOf(known).find(({ name }) => name === field)?.label
    if (!known || !row || !sealed || !label) {
      throw new AppError('no_number', 'This order does not have this number.', 404)
    }
    const what = `${serviceName(known, {})}: ${label}`
    await noteReveal(req, { entity: 'serviceDetails', id: row.id, orderId, what, reason })
    return unseal(sealed.text, secretPlace(orderId, known, field))
  })
}
