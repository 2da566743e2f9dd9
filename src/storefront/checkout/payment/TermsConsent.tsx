import { Checkbox } from '@/src/storefront/ui/forms/checkbox'
import { LegalLinks } from '@/src/storefront/ui/forms/legal-links'

type TermsConsentProps = {
  isGiven: boolean
  onChange: (isGiven: boolean) => void
  /** It was asked for and is still missing. */
  isMissing: boolean
}

/** What one agrees to by paying. Nothing is charged without it. */
export function TermsConsent({ isGiven, onChange, isMissing }: TermsConsentProps) {
  return (
    <Checkbox
      name="consent"
      checked={isGiven}
      onChange={(event) => onChange(event.target.checked)}
      label={<Words />}
      error={isMissing ? 'Accept the terms and confirm your age to complete the order' : undefined}
    />
  )
}

function Words() {
  return (
    <>
      I accept the <LegalLinks />, and I am 18 or older.
    </>
  )
}
