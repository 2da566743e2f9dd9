import type { Metadata } from 'next'
import { connection } from 'next/server'

import type { RowPage } from '@/src/app/page-props'
import { LIBRARY } from '@/src/domain/papers/library'
import { viewedOrder } from '@/src/queries/orders/order-page'
import { hasLibrary } from '@/src/queries/papers/papers-of'
import { requireUser } from '@/src/queries/platform/session'
import {
  BackLink,
  DashboardHead,
  NothingHere,
} from '@/src/storefront/layout/dashboard/DashboardHead'
import { TemplateForm } from '@/src/storefront/orders/templates/TemplateForm'

export const instant = false // depends on who asks

export const metadata: Metadata = { title: 'Templates' }

/** The library of documents that a customer fills in on their own. */
export default async function TemplatesPage({ params }: RowPage) {
  await connection()
  const { id } = await params
  const user = await requireUser(`/dashboard/orders/${id}/templates`)
  const order = await viewedOrder(id)
  if (!order || order.user !== user.id || !(await hasLibrary(order))) return <NothingHere />
  return (
    <>
      <BackLink href={`/dashboard/orders/${id}`}>Your order</BackLink>
      <DashboardHead
        intro="Fill in what you know, and download a PDF. What you leave empty is a line to fill in by hand. We keep nothing of it."
        title="Templates"
      />
      <div className="flex max-w-160 flex-col gap-8">
        {LIBRARY.map(({ key, title, purpose, fields }) => (
          <TemplateForm
            fields={fields}
            key={key}
            path={`/api/orders/${id}/library/${key}`}
            purpose={purpose}
            title={title}
          />
        ))}
      </div>
    </>
  )
}
