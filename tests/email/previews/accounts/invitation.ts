import type { InvitationProps } from '@/src/email/templates/accounts/invitation'
import { SAMPLE_BRAND } from '@/src/email/templates/mail/sample-brand'

/** An invented colleague, to look at the mail without one. */
export const INVITATION_PREVIEW: InvitationProps = {
  brand: SAMPLE_BRAND,
  firstName: 'Ada',
  invitedBy: 'Grace Hill',
  isStaff: true,
  worksFor: '7 days',
  invitationUrl: 'http://localhost:3000/auth/invitation?token=example',
}
