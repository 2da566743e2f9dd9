import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { richPart } from '@/src/app/RichPart'
import {
  isStandaloneService,
  STANDALONE_SERVICES,
  type StandaloneService,
} from '@/src/domain/vocabulary/service-types'
import { getService } from '@/src/queries/catalogue/services'
import { getContent } from '@/src/queries/content/content'
import { waitInDrafts } from '@/src/queries/content/drafts'
import { absolute, pageMetadata } from '@/src/queries/content/seo'
import { getSettings } from '@/src/queries/content/settings'
import { getSitePage } from '@/src/queries/content/site-pages'
import { ServicePaper } from '@/src/storefront/catalogue/services/papers/ServicePaper'
import { ServicePackages } from '@/src/storefront/catalogue/services/ServicePackages'
import { ServiceText } from '@/src/storefront/content/rich-text/ServiceText'
import { BreadcrumbData, ServiceData } from '@/src/storefront/content/seo/structured-data'
import { PageHead } from '@/src/storefront/layout/PageHead'

export const instant = false // an unknown service is answered 404, which must be known first

type Props = { params: Promise<{ service: string }> }

export function generateStaticParams() {
  return STANDALONE_SERVICES.map((service) => ({ service }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(`/services/${(await params).service}`)
}

export default async function ServicePage({ params }: Props) {
  const { service } = await params
  if (!isStandaloneService(service)) notFound()
  const path = `/services/${service}` as const
  await waitInDrafts()
  const [content, { text }] = await Promise.all([getContent(path), getSitePage(path)])
  return (
    <>
      <PageHead title={content.text('service.title')} picture={<ServicePaper service={service} />}>
        {content.text('service.intro')}
      </PageHead>
      <Packages service={service} timing={content.text('service.timing')} />
      <ServiceText text={text} part={richPart} />
    </>
  )
}

async function Packages({ service, timing }: { service: StandaloneService; timing: string }) {
  const [found, settings] = await Promise.all([getService(service), getSettings()])
  return (
    <>
      {found && <ServiceData service={found} company={settings} />}
      {found && (
        <BreadcrumbData trail={[{ name: found.name, url: absolute(`/services/${service}`) }]} />
      )}
      <ServicePackages service={found} timing={timing} />
    </>
  )
}
