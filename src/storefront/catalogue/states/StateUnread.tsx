import { PageHead } from '@/src/storefront/layout/PageHead'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'

/** Shown while the database can't be read: figures that may be wrong are not shown at all. */
export function StateUnread() {
  return (
    <PageHead title="We can’t load our fee table right now">
      <p>Please reload this page in a minute. We don’t sell at prices we can’t confirm.</p>
      <ButtonLink href="/support" variant="secondary" className="mt-6">
        Ask us instead
      </ButtonLink>
    </PageHead>
  )
}
