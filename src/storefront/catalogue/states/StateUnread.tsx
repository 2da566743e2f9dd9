import { PageHead } from '@/src/storefront/layout/PageHead'
import { ButtonLink } from '@/src/storefront/ui/button'

/** Shown while the database can't be read: figures that may be wrong are not shown at all. */
export function StateUnread() {
  return (
    <PageHead title="We cannot read our fee table just now">
      <p>Please load this page again in a minute. Nothing is sold at a price we cannot read.</p>
      <ButtonLink href="/support" variant="secondary" className="mt-6">
        Ask us instead
      </ButtonLink>
    </PageHead>
  )
}
