import { SAMPLE_BRAND } from '@/src/email/templates/mail/sample-brand'

import type { SignReminderProps } from '@/src/email/templates/signing/sign-reminder'

/** Two invented documents, to look at the mail without an order. */
export const SIGN_REMINDER_PREVIEW: SignReminderProps = {
  brand: SAMPLE_BRAND,
  firstName: 'Ada',
  company: 'Cedar Labs LLC',
  titles: ['Operating Agreement', 'Banking Resolution'],
  shortOrderId: 'A1B2C3D4',
  link: 'http://localhost:3000/dashboard/orders/example',
  opensWithoutSignIn: false,
}
