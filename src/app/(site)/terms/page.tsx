import { getContent } from '@/src/queries/content/content'
import { pageMetadata } from '@/src/queries/content/seo'
import { LegalPage } from '@/src/storefront/content/legal/LegalPage'

export const generateMetadata = () => pageMetadata('/terms')

export default async function TermsPage() {
  const content = await getContent('/terms')
  return (
    <LegalPage
      title={content.text('legal.title')}
      updated={content.text('legal.updated')}
      body={content.text('legal.body')}
    />
  )
}
