import { milestonesOf } from '@/src/domain/orders/milestones'
import { SAMPLE_BRAND } from '@/src/email/templates/mail/sample-brand'

import type { MilestoneProps } from '@/src/email/templates/orders/milestone'

/** An invented stage, to look at the mails without an order. */
export const MILESTONE_PREVIEW: MilestoneProps = {
  brand: SAMPLE_BRAND,
  stage: 'approved',
  milestones: milestonesOf({ kind: 'purchase', serviceType: 'llc' }, 'llc'),
  firstName: 'Ada',
  what: 'LLC Formation',
  companyName: 'Juniper & Oak LLC',
  shortOrderId: '9f1c2b7a',
  note: null,
  asksDetails: false,
  document: 'Articles of Organization',
  clock: null,
  timing: null,
  link: 'http://localhost:3000/orders/9f1c2b7a/open?token=example',
  opensWithoutSignIn: true,
}
