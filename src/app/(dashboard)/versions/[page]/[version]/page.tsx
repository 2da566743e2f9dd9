import { notFound } from 'next/navigation'
import { connection } from 'next/server'

import { SitePageShown } from '@/src/app/SitePageShown'
import { isLegalPath } from '@/src/domain/content/pages/site-pages'
import { getLegalVersion } from '@/src/queries/content/site-pages'
import { versionText } from '@/src/storefront/content/legal/LegalPage'
import { Container } from '@/src/storefront/ui/layout'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { Notice } from '@/src/storefront/ui/notice'

type Props = { params: Promise<{ page: string; version: string }> }

export const instant = false // an unknown version is answered "not found", which must be known first

export const metadata = {
  title: 'A legal text as it was published',
  robots: { index: false, follow: true },
}

/** A legal text as it was published once, for those who agreed to it. */
export default async function LegalVersionPage({ params }: Props) {
  await connection()
  const { page, version } = await params
  const path = `/${page}`
  if (!isLegalPath(path) || !/^\d{4}-\d\d-\d\d(?:\.\d{1,4})?$/.test(version)) notFound()
  const kept = await getLegalVersion(path, version)
  if (!kept) notFound()
  return (
    <>
      <Container className="py-6">
        <Notice
          title={`This is the version of ${versionText(version)}`}
          action={
            <ButtonLink href={path} size="sm" variant="secondary">
              Read the current version
            </ButtonLink>
          }
        >
          It is kept for everyone who accepted it.
        </Notice>
      </Container>
      <SitePageShown path={path} page={kept} />
    </>
  )
}
