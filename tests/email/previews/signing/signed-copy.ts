import { SAMPLE_BRAND } from '@/src/email/templates/mail/sample-brand'

import type { SignedCopyProps } from '@/src/email/templates/signing/signed-copy'

/** An invented co-owner, to look at the mail without one. */
export const SIGNED_COPY_PREVIEW: SignedCopyProps = {
  brand: SAMPLE_BRAND,
  name: 'Ada Hill',
  title: 'Operating Agreement',
  company: 'Cedar Labs LLC',
  worksFor: '30 days',
  copyUrl: 'http://localhost:3000/api/signing/copy?token=example',
}
