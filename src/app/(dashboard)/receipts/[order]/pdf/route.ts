import { attachment } from '@/src/lib/http/attachment'
import { receiptPdf } from '@/src/pdf/receipt'
import { viewedReceipt } from '@/src/queries/orders/placed-order'
import { mayDownload } from '@/src/queries/platform/session'

const PRIVATE = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

/** `Charterdesk receipt 2026-00042.pdf`, for anyone who may see its order; 404 for everybody else. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ order: string }> },
): Promise<Response> {
  const receipt = (await mayDownload()) && (await viewedReceipt((await params).order))
  if (!receipt) return new Response('There is no receipt here.', { status: 404, headers: PRIVATE })
  const file = await receiptPdf(receipt)
  return new Response(new Uint8Array(file), {
    headers: {
      ...PRIVATE,
      'content-type': 'application/pdf',
      'content-disposition': attachment(`${receipt.seller.name} receipt ${receipt.number}.pdf`),
    },
  })
}
