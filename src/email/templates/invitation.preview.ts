import type { InvitationProps } from './invitation'
import { RECEIPT_PREVIEW } from './receipt.preview'

/** An invented colleague, to look at the mail without one. */
export const INVITATION_PREVIEW: InvitationProps = {
  brand: RECEIPT_PREVIEW.brand,
  firstName: 'Ada',
  invitedBy: 'Grace Hill',
  isStaff: true,
  worksFor: '7 days',
  invitationUrl: 'http://localhost:3000/auth/invitation?token=example',
}
