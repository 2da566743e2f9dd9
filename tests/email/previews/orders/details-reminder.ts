import { detailsTime } from '@/src/domain/orders/asked-details'
import { SAMPLE_BRAND } from '@/src/email/templates/mail/sample-brand'

import type { DetailsReminderProps } from '@/src/email/templates/orders/details-reminder'

/** An invented reminder, to look at the mail without an order. */
export const DETAILS_REMINDER_PREVIEW: DetailsReminderProps = {
  brand: SAMPLE_BRAND,
  firstName: 'Ada',
  companyName: 'Juniper & Oak LLC',
  services: ['LLC Formation'],
  takes: detailsTime('llc'),
  startsClock: true,
  shortOrderId: '9f1c2b7a',
  link: 'http://localhost:3000/orders/9f1c2b7a/open?token=example',
  opensWithoutSignIn: true,
}
