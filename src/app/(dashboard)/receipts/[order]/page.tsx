import type { Metadata } from 'next'
import Link from 'next/link'
import { connection } from 'next/server'

import { idOf } from '@/src/domain/vocabulary/relation'
import { viewedOrder } from '@/src/queries/orders/order-page'
import { viewedReceipt } from '@/src/queries/orders/placed-order'
import { orderHref, receiptPdfHref } from '@/src/storefront/orders/hrefs'
import { PrintButton } from '@/src/storefront/orders/receipt/PrintButton'
import { NoSuchReceipt, ReceiptSheet } from '@/src/storefront/orders/receipt/ReceiptSheet'
import { buttonClass } from '@/src/storefront/ui/button-look'
import { Container } from '@/src/storefront/ui/layout'

export const instant = false // depends on who asks

type PageProps = { params: Promise<{ order: string }> }

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  await connection()
  const receipt = await viewedReceipt((await params).order)
  return {
    title: receipt ? `Receipt ${receipt.number}` : 'Receipt',
    robots: { index: false, follow: false },
  }
}

export default async function ReceiptPage({ params }: PageProps) {
  await connection()
  const id = (await params).order
  const [order, receipt] = await Promise.all([viewedOrder(id), viewedReceipt(id)])
  if (!order || !receipt) return <NoSuchReceipt /> // with the status that the proxy set
  const home = orderHref(idOf(order.parent) ?? order.id, idOf(order.user) === null)
  return (
    <Container className="py-8 lg:py-14">
      <div className="mx-auto max-w-180">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-4 print:hidden">
          <Link href={home} className="link text-sm">
            Back to your order
          </Link>
          <div className="flex gap-3">
            <PrintButton />
            <a href={receiptPdfHref(id)} className={buttonClass({})}>
              Download PDF
            </a>
          </div>
        </div>
        <ReceiptSheet receipt={receipt} />
      </div>
    </Container>
  )
}
