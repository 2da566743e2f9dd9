import type { FactorChangedProps } from '@/src/email/templates/accounts/factor-changed'
import { SAMPLE_BRAND } from '@/src/email/templates/mail/sample-brand'

/** An invented notice, to look at the mail without an account. */
export const FACTOR_CHANGED_PREVIEW: FactorChangedProps = {
  brand: SAMPLE_BRAND,
  firstName: 'Ada',
  what: 'app',
  when: 'Nov 21, 2026, 9:05 AM EST',
  settingsUrl: 'http://localhost:3000/dashboard/settings#two-factor',
}
