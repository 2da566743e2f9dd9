import { Suspense } from 'react'

import { getOpenings } from '@/src/queries/careers/openings'
import { getContent } from '@/src/queries/content/content'
import { pageMetadata } from '@/src/queries/content/seo'
import { getSettings } from '@/src/queries/content/settings'
import { OpeningList } from '@/src/storefront/careers/OpeningParts'
import { PageHead } from '@/src/storefront/layout/PageHead'
import { EmptyState } from '@/src/storefront/ui/empty-state'
import { Container } from '@/src/storefront/ui/layout'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { Skeleton } from '@/src/storefront/ui/skeleton'

export const generateMetadata = () => pageMetadata('/careers')

export default async function CareersPage() {
  const content = await getContent('/careers')
  return (
    <>
      <PageHead title={content.text('careers.title')}>{content.text('careers.intro')}</PageHead>
      <Container className="py-10 lg:py-16">
        <Suspense fallback={<Skeleton className="h-60" />}>
          <Openings none={content.text('careers.none')} />
        </Suspense>
      </Container>
    </>
  )
}

async function Openings({ none }: { none: string }) {
  const [openings, { email }] = await Promise.all([getOpenings(), getSettings()])
  if (openings?.length) return <OpeningList openings={openings} />
  const mail = `mailto:${email}?subject=${encodeURIComponent('Working with you')}`
  return (
    <EmptyState
      title={openings ? none : 'We can’t load our openings right now.'}
      action={
        <ButtonLink href={mail} variant="secondary">
          Write to us anyway
        </ButtonLink>
      }
    >
      Tell us in a few lines what you do best, and how to reach you.
    </EmptyState>
  )
}
