import type { MailBrand } from './mail-brand'
import type { MailTemplate } from './render'
import { accountExistsMail } from './templates/accounts/account-exists'
import { confirmAddressMail } from './templates/accounts/confirm-address'
import { emailChangeMail } from './templates/accounts/email-change'
import { emailChangedMail } from './templates/accounts/email-changed'
import { factorChangedMail } from './templates/accounts/factor-changed'
import { invitationMail } from './templates/accounts/invitation'
import { passwordChangedMail } from './templates/accounts/password-changed'
import { resetPasswordMail } from './templates/accounts/reset-password'
import { payoutDetailsMail } from './templates/affiliates/payout-details'
import { applicationReceivedMail } from './templates/careers/application-received'
import { applicationRejectedMail } from './templates/careers/application-rejected'
import { resumeCheckoutMail } from './templates/checkout/resume-checkout'
import { complianceReminderMail } from './templates/compliance/compliance-reminder'
import { documentsReceivedMail } from './templates/documents/documents-received'
import { paymentDeclinedMail, paymentPendingMail } from './templates/orders/bank-payment'
import { detailsReminderMail } from './templates/orders/details-reminder'
import { milestoneMail } from './templates/orders/milestone'
import { receiptMail } from './templates/orders/receipt'
import { refundMail } from './templates/payments/refund'
import { accountErasedMail } from './templates/privacy/account-erased'
import { signRequestMail } from './templates/signing/sign-request'
import { signVoidMail } from './templates/signing/sign-void'
import { signedCopyMail } from './templates/signing/signed-copy'
import { renewalMail } from './templates/subscriptions/renewal'
import { questionMail } from './templates/support/question'
import { ticketAnswerMail } from './templates/support/ticket-answer'
import { ticketReceivedMail } from './templates/support/ticket-received'

/** What a template is told by anyone who has a mail to write; who we are, it is told by us. */
type Told<Write extends (props: never) => MailTemplate> = Omit<Parameters<Write>[0], 'brand'>

const by =
  <Props>(write: (props: Props & { readonly brand: MailBrand }) => MailTemplate) =>
  (brand: MailBrand, props: Props): MailTemplate =>
    write({ ...props, brand })

const milestone = by<Told<typeof milestoneMail>>(milestoneMail)

/** What writes each mail, by the name that it has in `MAIL_TEMPLATES`. */
const WRITERS = {
  'account-erased': by<Told<typeof accountErasedMail>>(accountErasedMail),
  'account-exists': by<Told<typeof accountExistsMail>>(accountExistsMail),
  'application-received': by<Told<typeof applicationReceivedMail>>(applicationReceivedMail),
  'application-rejected': by<Told<typeof applicationRejectedMail>>(applicationRejectedMail),
  'compliance-reminder': by<Told<typeof complianceReminderMail>>(complianceReminderMail),
  'confirm-address': by<Told<typeof confirmAddressMail>>(confirmAddressMail),
  'details-needed': milestone,
  'details-reminder': by<Told<typeof detailsReminderMail>>(detailsReminderMail),
  'document-ready': milestone,
  'documents-received': by<Told<typeof documentsReceivedMail>>(documentsReceivedMail),
  'email-change': by<Told<typeof emailChangeMail>>(emailChangeMail),
  'email-changed': by<Told<typeof emailChangedMail>>(emailChangedMail),
  'factor-changed': by<Told<typeof factorChangedMail>>(factorChangedMail),
  invitation: by<Told<typeof invitationMail>>(invitationMail),
  'order-approved': milestone,
  'order-completed': milestone,
  'order-progress': milestone,
  'order-rejected': milestone,
  'order-submitted': milestone,
  'password-changed': by<Told<typeof passwordChangedMail>>(passwordChangedMail),
  'payment-declined': by<Told<typeof paymentDeclinedMail>>(paymentDeclinedMail),
  'payment-pending': by<Told<typeof paymentPendingMail>>(paymentPendingMail),
  'payout-details': by<Told<typeof payoutDetailsMail>>(payoutDetailsMail),
  question: by<Told<typeof questionMail>>(questionMail),
  receipt: by<Told<typeof receiptMail>>(receiptMail),
  refund: by<Told<typeof refundMail>>(refundMail),
  renewal: by<Told<typeof renewalMail>>(renewalMail),
  'reset-password': by<Told<typeof resetPasswordMail>>(resetPasswordMail),
  'resume-checkout': by<Told<typeof resumeCheckoutMail>>(resumeCheckoutMail),
  'sign-request': by<Told<typeof signRequestMail>>(signRequestMail),
  'sign-void': by<Told<typeof signVoidMail>>(signVoidMail),
  'signed-copy': by<Told<typeof signedCopyMail>>(signedCopyMail),
  'ticket-answer': by<Told<typeof ticketAnswerMail>>(ticketAnswerMail),
  'ticket-received': by<Told<typeof ticketReceivedMail>>(ticketReceivedMail),
} as const

/** A mail that a template writes. */
export type WrittenMail = keyof typeof WRITERS

/** What has to be known to write it. */
export type MailProps = { [Name in WrittenMail]: Parameters<(typeof WRITERS)[Name]>[1] }

type Writers = {
  readonly [Name in WrittenMail]: (brand: MailBrand, props: MailProps[Name]) => MailTemplate
}

/** A mail as its template writes it. */
export function writeMail<Name extends WrittenMail>(
  template: Name,
  brand: MailBrand,
  props: MailProps[Name],
): MailTemplate {
  const writers: Writers = WRITERS
  return writers[template](brand, props)
}
