import type { DocumentsReceivedProps } from './documents-received'
import { RECEIPT_PREVIEW } from './receipt.preview'

/** Invented uploads, to look at the mail without a customer. */
export const DOCUMENTS_RECEIVED_PREVIEW: DocumentsReceivedProps = {
  brand: RECEIPT_PREVIEW.brand,
  from: 'Ada Moss',
  email: 'ada@example.com',
  about: 'order #9f1c2b7a (Juniper & Oak LLC)',
  firstName: 'Passport',
  link: 'http://localhost:3000/admin/collections/orders/example#documents',
}
