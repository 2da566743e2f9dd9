import type { ConfirmAddressProps } from './confirm-address'
import { RECEIPT_PREVIEW } from './receipt.preview'

/** An invented sign-up, to look at the mail without one. */
export const CONFIRM_ADDRESS_PREVIEW: ConfirmAddressProps = {
  brand: RECEIPT_PREVIEW.brand,
  email: 'ada@example.com',
  worksFor: '2 days',
  confirmUrl: 'http://localhost:3000/auth/confirm?token=example',
}
