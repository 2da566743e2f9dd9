import { Button } from '@/src/storefront/ui/button'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { Notice } from '@/src/storefront/ui/notice'

/** Nothing is switched on that one could pay with. */
export function NoMethod() {
  return (
    <Notice
      tone="warning"
      title="No payment methods are available"
      action={
        <div className="flex flex-wrap gap-2">
          <ButtonLink href="/support" variant="secondary" size="sm">
            Contact support
          </ButtonLink>
          <Button variant="secondary" size="sm" onClick={() => window.location.reload()}>
            Try again
          </Button>
        </div>
      }
    >
      Please contact support or try again later. Your answers are kept.
    </Notice>
  )
}
