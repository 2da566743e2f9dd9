import { notFound } from 'next/navigation'
import { connection } from 'next/server'

import { draftOpening } from '@/src/queries/careers/openings'
import { getSettings } from '@/src/queries/content/settings'
import { ApplySection } from '@/src/storefront/careers/ApplySection'
import { OpeningBody } from '@/src/storefront/careers/OpeningParts'
import { Container } from '@/src/storefront/ui/layout'
import { Notice } from '@/src/storefront/ui/notice'

type Props = { params: Promise<{ slug: string }> }

export const instant = false // depends on who asks

export const metadata = {
  title: 'Preview of an opening',
  robots: { index: false, follow: false },
}

/** An opening as it will look, for staff alone. */
export default async function OpeningPreviewPage({ params }: Props) {
  await connection()
  const { slug } = await params
  const [opening, settings] = await Promise.all([draftOpening(slug), getSettings()])
  if (!opening) notFound()
  return (
    <>
      <Container className="pt-6">
        <Notice tone="accent" title="Preview">
          Only staff see this page. Visitors see the position while it is open.
        </Notice>
      </Container>
      <OpeningBody opening={opening}>
        <ApplySection opening={opening} settings={settings} />
      </OpeningBody>
    </>
  )
}
