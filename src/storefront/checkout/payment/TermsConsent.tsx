import { SANCTIONS_TEXT } from '@/src/domain/vocabulary/places/sanctioned-places'
import { Checkbox } from '@/src/storefront/ui/forms/checkbox'
import { LegalLinks } from '@/src/storefront/ui/forms/legal-links'

type TermsConsentProps = {
  isGiven: boolean
  onChange: (isGiven: boolean) => void
  /** It was asked for and is still missing. */
  isMissing: boolean
  /** Whom we can't sell to yet, by where they live. */
  places?: readonly string[] | undefined
}

/** Brings the consent of a form forward with the error that is about to appear beneath it. */
export function showConsent(formId: string): void {
  const consent = document.querySelector<HTMLElement>(`#${formId} [name="consent"]`)
  consent?.focus({ preventScroll: true })
  consent?.scrollIntoView({ block: 'center' })
}

/** What one agrees to by paying. Nothing is charged without it. */
export function TermsConsent({ isGiven, onChange, isMissing, places = [] }: TermsConsentProps) {
  return (
    <div className="flex flex-col gap-2">
      <Checkbox
        name="consent"
        checked={isGiven}
        onChange={(event) => onChange(event.target.checked)}
        label={
          <>
            I accept the <LegalLinks />, and I am 18 or older.
          </>
        }
        error={
          isMissing ? 'Accept the terms and confirm your age to complete the order' : undefined
        }
      />
      <p className="text-sm text-muted">{SANCTIONS_TEXT}</p>
      {places.map((words) => (
        <p className="text-sm text-muted" key={words}>
          {words}
        </p>
      ))}
      <p className="text-sm">
        Our software and services are not a substitute for the advice of an attorney.
      </p>
    </div>
  )
}
