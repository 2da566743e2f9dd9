import Link from 'next/link'

import { cx } from '@/src/storefront/ui/cx'

import { receiptHref, receiptPdfHref } from '../hrefs'

/** The receipt to read, and to keep. */
export function ReceiptLinks({ orderId, className }: { orderId: string; className?: string }) {
  return (
    <p className={cx('flex flex-wrap gap-x-5 gap-y-1 text-sm', className)}>
      <Link href={receiptHref(orderId)} prefetch={false} className="link">
        View receipt
      </Link>
      <a href={receiptPdfHref(orderId)} className="link">
        Download PDF
      </a>
    </p>
  )
}
