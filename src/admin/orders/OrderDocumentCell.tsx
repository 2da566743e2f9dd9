'use client'

import { useAuth } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

import { shortOrderId } from '@/src/domain/vocabulary/order-status'

import { DocumentDrawer } from './DocumentDrawer'

/** The spec's *Upload document* of each order in the list, for holders of `manage_orders`. */
export function OrderDocumentCell({ rowData }: DefaultCellComponentProps) {
  const { permissions } = useAuth()
  if (!rowData?.id || !permissions?.collections?.documents?.create) return null
  const id = String(rowData.id)
  return (
    <DocumentDrawer
      orderId={id}
      orderName={`order ${shortOrderId(id)}`}
      userId={typeof rowData.user === 'string' ? rowData.user : null}
    />
  )
}
