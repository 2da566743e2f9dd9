/** A file that goes along with a mail. */
export type MailAttachment = {
  readonly filename: string
  readonly content: Buffer
  readonly contentType: string
}

export type OutgoingMail = {
  readonly from: { readonly name: string; readonly address: string }
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly messageId: string
  readonly headers: Readonly<Record<string, string>>
  readonly attachments: readonly MailAttachment[]
}

/** A way for mail to leave the house. */
export type MailTransport = {
  readonly name: string
  /** @throws MailRefused when trying again is of no use; anything else is worth another try. */
  send(mail: OutgoingMail): Promise<void>
}

/** The receiving side has refused this mail for good. */
export class MailRefused extends Error {}
