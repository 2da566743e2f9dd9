import { getContent } from '@/src/queries/content'
import { pageMetadata } from '@/src/queries/seo'
import { getSettings } from '@/src/queries/settings'
import { PageHead } from '@/src/storefront/pages/PageHead'
import { ButtonLink } from '@/src/storefront/ui/button'
import { EmptyState } from '@/src/storefront/ui/empty-state'
import { Container } from '@/src/storefront/ui/layout'

export const generateMetadata = () => pageMetadata('/careers')

export default async function CareersPage() {
  const [content, { email }] = await Promise.all([getContent('/careers'), getSettings()])
  const mail = `mailto:${email}?subject=${encodeURIComponent('Working with you')}`
  return (
    <>
      <PageHead title={content.text('careers.title')}>{content.text('careers.intro')}</PageHead>
      <Container className="py-10 lg:py-16">
        <EmptyState
          title={content.text('careers.none')}
          action={
            <ButtonLink href={mail} variant="secondary">
              Write to us anyway
            </ButtonLink>
          }
        >
          Tell us in a few lines what you do best, and how to reach you.
        </EmptyState>
      </Container>
    </>
  )
}
