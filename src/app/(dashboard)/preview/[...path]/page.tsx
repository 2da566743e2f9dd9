import { notFound } from 'next/navigation'
import { connection } from 'next/server'

import { SitePageShown } from '@/src/app/SitePageShown'
import { isSitePath } from '@/src/domain/content/pages/site-pages'
import { env } from '@/src/lib/env'
import { draftSitePage } from '@/src/queries/content/site-pages'
import { RefreshOnSave } from '@/src/storefront/content/rich-text/RefreshOnSave'
import { Container } from '@/src/storefront/ui/layout'
import { Notice } from '@/src/storefront/ui/notice'

type Props = { params: Promise<{ path: string[] }> }

export const instant = false // depends on who asks

export const metadata = {
  title: 'Preview of a page',
  robots: { index: false, follow: false },
}

/** The text of a page as it is written now, for staff alone. It follows each save. */
export default async function SitePagePreview({ params }: Props) {
  await connection()
  const path = `/${(await params).path.join('/')}`
  if (!isSitePath(path)) notFound()
  const page = await draftSitePage(path)
  if (!page) notFound()
  return (
    <>
      <RefreshOnSave serverUrl={env.SITE_URL} />
      <Container className="py-6">
        <Notice tone="accent" title="Preview">
          Only staff see this page. It shows the text as it was last saved. Visitors see the text
          that was published last.
        </Notice>
      </Container>
      <SitePageShown path={path} page={page} />
    </>
  )
}
