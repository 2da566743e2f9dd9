import { getContent } from '@/src/queries/content/content'
import { pageMetadata } from '@/src/queries/content/seo'
import { LegalPage } from '@/src/storefront/content/legal/LegalPage'

export const generateMetadata = () => pageMetadata('/privacy')

export default async function PrivacyPage() {
  const content = await getContent('/privacy')
  return (
    <LegalPage
      title={content.text('legal.title')}
      updated={content.text('legal.updated')}
      body={content.text('legal.body')}
    />
  )
}
