import { CHECKOUT_CONSENT, CONSENT_TEXTS } from '@/src/domain/mail/consent'
import { Checkbox } from '@/src/storefront/ui/forms/checkbox'

type Props = {
  readonly isGiven: boolean
  readonly onAnswer: (answers: { mailConsent: boolean }) => void
}

/** Asks whether we may write. Nothing depends on it, and no one ticks it for its reader. */
export function MailConsent({ isGiven, onAnswer }: Props) {
  return (
    <Checkbox
      checked={isGiven}
      label={CONSENT_TEXTS[CHECKOUT_CONSENT]}
      name="mailConsent"
      onChange={(event) => onAnswer({ mailConsent: event.target.checked })}
    />
  )
}
