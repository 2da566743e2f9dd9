import { getContent } from '@/src/queries/content/content'
import { pageMetadata } from '@/src/queries/content/seo'
import { LegalPage } from '@/src/storefront/content/legal/LegalPage'

export const generateMetadata = () => pageMetadata('/refund')

export default async function RefundPage() {
  const content = await getContent('/refund')
  return (
    <LegalPage
      title={content.text('legal.title')}
      updated={content.text('legal.updated')}
      body={content.text('legal.body')}
    />
  )
}
