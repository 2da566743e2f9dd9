import type { MailBrand } from '../../mail-brand'
import type { MailTemplate } from '../../render'
import { MailButton, Paragraph, Title } from '../mail/mail-parts'
import { MailShell } from '../mail/mail-shell'

export type SignVoidProps = {
  readonly brand: MailBrand
  readonly title: string
  readonly company: string
  /** Whose signatures are void now. */
  readonly signedBy: readonly string[]
  /** Who signs the new version. */
  readonly askAgain: readonly string[]
  /** The order, for its owner alone. */
  readonly orderUrl: string | null
}

const listed = (names: readonly string[]) => new Intl.ListFormat('en').format([...names])

/** A paper has changed: signatures on it are void, and who signs the new version. */
export function signVoidMail(props: SignVoidProps): MailTemplate {
  const { brand, title, company, signedBy, askAgain, orderUrl } = props
  const what = company ? `${title} for ${company}` : title
  const signatures =
    signedBy.length > 0
      ? `The signatures of ${listed(signedBy)} are void.`
      : 'Links to sign it have stopped working.'
  return {
    subject: `Changed: ${title} needs new signatures`,
    body: (
      <MailShell brand={brand} preview={`${title} was replaced by a new version.`}>
        <Title>This document has changed</Title>
        <Paragraph>{`An answer in ${what} was changed, so that version is void. ${signatures}`}</Paragraph>
        <Paragraph>
          {`The new version is signed by ${listed(askAgain)}. We email each of them when it is ready to sign.`}
        </Paragraph>
        {orderUrl && (
          <MailButton brand={brand} href={orderUrl}>
            Open your order
          </MailButton>
        )}
      </MailShell>
    ),
  }
}
