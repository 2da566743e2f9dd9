import { getContent } from '@/src/queries/content/content'
import { pageMetadata } from '@/src/queries/content/seo'
import { LegalPage } from '@/src/storefront/content/legal/LegalPage'

export const generateMetadata = () => pageMetadata('/refund')

export default async function RefundPage() {
  return <LegalPage content={await getContent('/refund')} />
}
