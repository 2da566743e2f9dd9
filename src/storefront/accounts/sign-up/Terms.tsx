import { LegalLinks } from '@/src/storefront/ui/forms/legal-links'

/** What someone accepts with an account, beside the box to tick. */
export function Terms() {
  return (
    <>
      I am 18 or older and accept the <LegalLinks />
    </>
  )
}
