import { SAMPLE_BRAND } from '@/src/email/templates/mail/sample-brand'

import type { SignVoidProps } from '@/src/email/templates/signing/sign-void'

/** Two invented owners, to look at the mail without them. */
export const SIGN_VOID_PREVIEW: SignVoidProps = {
  brand: SAMPLE_BRAND,
  cause: 'changed',
  title: 'Operating Agreement',
  company: 'Cedar Labs LLC',
  signedBy: ['Grace Hill'],
  askAgain: ['Grace Hill', 'Ada Hill'],
  orderUrl: 'http://localhost:3000/dashboard/orders/example',
}
