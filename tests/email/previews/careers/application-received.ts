import type { ApplicationReceivedProps } from '@/src/email/templates/careers/application-received'
import { SAMPLE_BRAND } from '@/src/email/templates/mail/sample-brand'

/** An invented application, to look at the mail without one. */
export const APPLICATION_RECEIVED_PREVIEW: ApplicationReceivedProps = {
  brand: SAMPLE_BRAND,
  title: 'Filing Specialist',
  months: '6 months',
}
