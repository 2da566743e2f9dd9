import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Suspense } from 'react'

import { getOpening, getOpenings } from '@/src/queries/careers/openings'
import { absolute, pageMetadata } from '@/src/queries/content/seo'
import { getSettings } from '@/src/queries/content/settings'
import { ApplyByMail } from '@/src/storefront/careers/ApplyByMail'
import { OpeningFacts } from '@/src/storefront/careers/OpeningFacts'
import { LegalText } from '@/src/storefront/content/legal/LegalText'
import { BreadcrumbData, JobPostingData } from '@/src/storefront/content/seo/structured-data'
import { PageHead } from '@/src/storefront/layout/PageHead'
import { Skeleton } from '@/src/storefront/ui/skeleton'

type Props = { params: Promise<{ slug: string }> }

/** Stands in where there is nothing to prerender yet: a build wants one address at least. */
const NONE = '_'

export async function generateStaticParams() {
  const openings = (await getOpenings()) ?? []
  return openings.length > 0 ? openings.map(({ slug }) => ({ slug })) : [{ slug: NONE }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params
  const opening = await getOpening(slug)
  return pageMetadata(
    `/careers/${slug}`,
    opening
      ? { title: `${opening.title}, ${opening.location}`, description: opening.summary }
      : undefined,
  )
}

export default function OpeningPage({ params }: Props) {
  return (
    <Suspense fallback={<Skeleton className="mx-auto my-16 h-100 max-w-300" />}>
      <Current params={params} />
    </Suspense>
  )
}

async function Current({ params }: Props) {
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
      <PageHead title={opening.title}>
        <OpeningFacts opening={opening} />
      </PageHead>
      <LegalText body={opening.description}>
        <ApplyByMail address={settings.email} title={opening.title} />
      </LegalText>
    </>
  )
}
