import { richPart } from '@/src/app/RichPart'
import { isLegalPath, LEGAL_PAGES, type SitePath } from '@/src/domain/content/pages/site-pages'
import { getContent } from '@/src/queries/content/content'
import type { SitePageView } from '@/src/queries/content/site-pages'
import { LegalPage } from '@/src/storefront/content/legal/LegalPage'
import { ServiceText } from '@/src/storefront/content/rich-text/ServiceText'
import { PageHead } from '@/src/storefront/layout/PageHead'

type SitePageShownProps = { path: SitePath; page: SitePageView }

/** The text of a page as its page shows it: of a service, without its packages. */
export async function SitePageShown({ path, page }: SitePageShownProps) {
  if (isLegalPath(path)) {
    const title = (await getContent(path)).text('legal.title') || LEGAL_PAGES[path].name
    return <LegalPage path={path} title={title} part={richPart} {...page} />
  }
  const content = await getContent(path)
  return (
    <>
      <PageHead title={content.text('service.title')}>{content.text('service.intro')}</PageHead>
      <ServiceText text={page.text} part={richPart} />
    </>
  )
}
