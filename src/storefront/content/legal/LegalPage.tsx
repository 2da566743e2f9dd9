import type { PageContent } from '@/src/domain/content/page-content'

import { PageHead } from '../../layout/PageHead'
import { LegalText } from './LegalText'

type LegalPageProps = {
  content: PageContent<'/terms'> | PageContent<'/privacy'> | PageContent<'/refund'>
}

/** Terms, privacy and refund policy look alike. */
export function LegalPage({ content }: LegalPageProps) {
  return (
    <>
      <PageHead title={content.text('legal.title')}>{content.text('legal.updated')}</PageHead>
      <LegalText body={content.text('legal.body')} />
    </>
  )
}
