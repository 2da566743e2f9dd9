import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Suspense } from 'react'

import { placeText } from '@/src/domain/careers/opening-view'
import { getOpening, getOpenings } from '@/src/queries/careers/openings'
import { waitInDrafts } from '@/src/queries/content/drafts'
import { absolute, pageMetadata } from '@/src/queries/content/seo'
import { getSettings } from '@/src/queries/content/settings'
import { ApplySection } from '@/src/storefront/careers/ApplySection'
import { JobPostingData, OpeningBody } from '@/src/storefront/careers/OpeningParts'
import { BreadcrumbData } from '@/src/storefront/content/seo/structured-data'
import { Skeleton } from '@/src/storefront/ui/skeleton'

type Props = { params: Promise<{ slug: string }> }

/** Stands in where there is nothing to prerender yet: a build wants one address at least. */
const NONE = '_'

export async function generateStaticParams() {
  const openings = (await getOpenings()) ?? []
  return openings.length > 0 ? openings.map(({ slug }) => ({ slug })) : [{ slug: NONE }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await waitInDrafts()
  const { slug } = await params
  const opening = await getOpening(slug)
  return pageMetadata(
    `/careers/${slug}`,
    opening
      ? { title: `${opening.title}, ${placeText(opening)}`, description: opening.summary }
      : undefined,
  )
}

export default function OpeningPage({ params }: Props) {
  return (
    <Suspense fallback={<Skeleton className="mx-auto my-16 h-100 max-w-300 noscript:hidden" />}>
      <Current params={params} />
    </Suspense>
  )
}

async function Current({ params }: Props) {
  await waitInDrafts()
  const { slug } = await params
  const [opening, settings] = await Promise.all([getOpening(slug), getSettings()])
  if (!opening) notFound()
  return (
    <>
      <JobPostingData opening={opening} settings={settings} />
      <BreadcrumbData
        trail={[
          { name: 'Careers', url: absolute('/careers') },
          { name: opening.title, url: absolute(`/careers/${slug}`) },
        ]}
      />
      <OpeningBody opening={opening}>
        <ApplySection opening={opening} settings={settings} />
      </OpeningBody>
    </>
  )
}
