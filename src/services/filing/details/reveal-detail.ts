import type { PayloadRequest } from 'payload'

import { secretsOf } from '@/src/domain/filing/details/forms'
import { SERVICE_NAMES } from '@/src/domain/vocabulary/service-names'
import { isStandaloneService } from '@/src/domain/vocabulary/service-types'
import { inTransactionOf } from '@/src/lib/database'
import { AppError } from '@/src/lib/errors'
import { unseal } from '@/src/lib/secrets'
import { secretPlace } from '@/src/services/filing/details/detail-secrets'
import { detailsOfOrders, rowOf, sealedOf } from '@/src/services/filing/details/details-row'
import { noteReveal } from '@/src/services/filing/note-reveal'

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
    const known = isStandaloneService(service) ? service : null
    const row = known && rowOf(await detailsOfOrders(req, [orderId]), { id: orderId }, known)
    const sealed = row ? sealedOf(row)[field] : undefined
    const label = known && secretsOf(known).find(({ name }) => name === field)?.label
    if (!known || !row || !sealed || !label) {
      throw new AppError('no_number', 'This order does not have this number.', 404)
    }
    const what = `${SERVICE_NAMES[known]}: ${label}`
    await noteReveal(req, { entity: 'serviceDetails', id: row.id, orderId, what, reason })
    return unseal(sealed.text, secretPlace(orderId, known, field))
  })
}
