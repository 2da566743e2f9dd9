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
  /** Where its bounces go; the sender's own address where it is not given. */
  readonly returnPath?: string
  readonly headers: Readonly<Record<string, string>>
  readonly attachments: readonly MailAttachment[]
}

/** A mail that was taken; by some with an id of their own, which their news of it name. */
export type TakenMail = {
  readonly providerId: string | null
  /** How the way there was protected, in words. */
  readonly security: string
}

/** A way for mail to leave the house. */
export type MailTransport = {
  readonly name: 'smtp' | 'sendpulse'
  /**
   * @throws MailRefused when trying again is of no use; MailUncertain when it may have arrived;
   * MailUnreachable when the server is at fault; anything else is worth another try
   */
  send(mail: OutgoingMail): Promise<TakenMail>
}

/** What the other side answered about the recipient, where it was about them. */
export type RecipientReply = { readonly code: number | null; readonly words: string }

/** The other side has said no; `reply` where that was about the recipient. */
class MailError extends Error {
  constructor(
    message: string,
    readonly reply: RecipientReply | null = null,
  ) {
    super(message)
  }
}

export class MailRefused extends MailError {}

/** The receiving side does not take this mail now, and may later. */
export class MailDeferred extends MailError {}

/** The connection broke, or no one answered, after the mail had begun to go out. */
export class MailUncertain extends Error {}

/** The server did not answer, or would not talk to us, before any of the mail had gone out. */
export class MailUnreachable extends Error {}
