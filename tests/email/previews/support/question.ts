import { SAMPLE_BRAND } from '@/src/email/templates/mail/sample-brand'
import type { QuestionProps } from '@/src/email/templates/support/question'
import { collectionHref } from '@/src/lib/admin-address'

/** An invented question, to look at the mail without a customer. */
export const QUESTION_PREVIEW: QuestionProps = {
  brand: SAMPLE_BRAND,
  subject: 'Question about order #9f1c2b7a from Ada Moss',
  from: 'Ada Moss',
  email: 'ada@example.com',
  about: 'Order #9f1c2b7a · Juniper & Oak LLC',
  body: 'Can my sister be the registered agent?\nShe lives in Cheyenne.',
  link: `http://localhost:3000${collectionHref('tickets', 'example')}`,
}
