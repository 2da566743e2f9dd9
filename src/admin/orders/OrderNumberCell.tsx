'use client'

import type { DefaultCellComponentProps } from 'payload'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { PageLink } from '@/src/admin/kit/ui/parts'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { fullName } from '@/src/domain/vocabulary/text/full-name'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The order's number as people say it, leading to the order; whose it is stands below. */
export function OrderNumberCell({ rowData }: DefaultCellComponentProps) {
  if (!rowData?.id) return null // a list without rows asks for its columns too
  const id = String(rowData.id)
  return (
    <span className="block min-w-37.5 [&>*]:block [&>*]:wrap-anywhere">
      <PageLink className="tabular-nums" href={adminHref('order', id)}>
        {shortOrderId(id)}
      </PageLink>
      <span>
        {text(rowData.legalName) ||
          fullName({ firstName: text(rowData.firstName), lastName: text(rowData.lastName) })}
      </span>
      <small className="admin-sub">{text(rowData.email)}</small>
    </span>
  )
}
