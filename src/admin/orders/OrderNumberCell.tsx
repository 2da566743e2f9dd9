import { Link } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'

import { shortOrderId } from '@/src/domain/orders/order-status'

/** The order's number as people say it, leading to the order. */
export function OrderNumberCell({ rowData, collectionSlug }: DefaultServerCellComponentProps) {
  const id = String(rowData.id)
  return (
    <Link className="admin-order-number" href={`/admin/collections/${collectionSlug}/${id}`}>
      {shortOrderId(id)}
    </Link>
  )
}
