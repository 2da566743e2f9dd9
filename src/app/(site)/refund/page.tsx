import { richPart } from '@/src/app/RichPart'
import { getContent } from '@/src/queries/content/content'
import { waitInDrafts } from '@/src/queries/content/drafts'
import { pageMetadata } from '@/src/queries/content/seo'
import { getSitePage } from '@/src/queries/content/site-pages'
import { LegalPage } from '@/src/storefront/content/legal/LegalPage'

export const generateMetadata = () => pageMetadata('/refund')

export default async function RefundPage() {
  await waitInDrafts()
  const [content, page] = await Promise.all([getContent('/refund'), getSitePage('/refund')])
  const title = content.text('legal.title')
  return <LegalPage path="/refund" title={title} part={richPart} {...page} />
}
