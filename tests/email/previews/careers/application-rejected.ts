import type { ApplicationRejectedProps } from '@/src/email/templates/careers/application-rejected'
import { SAMPLE_BRAND } from '@/src/email/templates/mail/sample-brand'

/** An invented rejection, to look at the mail without one. */
export const APPLICATION_REJECTED_PREVIEW: ApplicationRejectedProps = {
  brand: SAMPLE_BRAND,
  title: 'Filing Specialist',
  name: 'Ana Ruiz',
  says: ['Thank you for applying. We have decided to go on with other candidates.'],
  keptUntil: 'May 22, 2027',
}
