import { SAMPLE_BRAND } from '@/src/email/templates/mail/sample-brand'

import type { SignRequestProps } from '@/src/email/templates/signing/sign-request'

/** An invented co-owner, to look at the mail without one. */
export const SIGN_REQUEST_PREVIEW: SignRequestProps = {
  brand: SAMPLE_BRAND,
  name: 'Ada Hill',
  title: 'Operating Agreement',
  company: 'Cedar Labs LLC',
  role: 'Member, 40%',
  worksFor: '7 days',
  signUrl: 'http://localhost:3000/sign?token=example',
}
