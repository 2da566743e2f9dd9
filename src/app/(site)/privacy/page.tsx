import { getContent } from '@/src/queries/content/content'
import { pageMetadata } from '@/src/queries/content/seo'
import { LegalPage } from '@/src/storefront/content/legal/LegalPage'

export const generateMetadata = () => pageMetadata('/privacy')

export default async function PrivacyPage() {
  return <LegalPage content={await getContent('/privacy')} />
}
