import type { ReactElement } from 'react'

import type { MailBrand } from '../../mail-brand'
import type { MailTemplate } from '../../render'
import { MailButton, OPENS_WITHOUT_SIGN_IN, Paragraph, SmallPrint, Title } from './mail-parts'
import { MailShell } from './mail-shell'

type Letter = {
  readonly brand: MailBrand
  readonly subject: string
  readonly preview: string
  readonly heading: string
  /** Each a paragraph; an element, which needs a key, is set as it is. */
  readonly says: readonly (string | ReactElement)[]
  readonly button?: { readonly label: string; readonly href: string } | null
  /** The button's link is a key to the order. */
  readonly opensWithoutSignIn?: boolean
  /** Set under the button. */
  readonly after?: ReactElement
  /** The last words, each in small print; what is not said is left out. */
  readonly small?: readonly (string | false | null)[]
  /** The mail asks for its answer elsewhere, so no address stands at its foot. */
  readonly noAddress?: boolean
}

/** A mail that says one thing, and asks for one with its button. */
export function letter({ brand, subject, preview, heading, says, ...rest }: Letter): MailTemplate {
  const { button, opensWithoutSignIn, after, small = [], noAddress } = rest
  const prints = [opensWithoutSignIn && OPENS_WITHOUT_SIGN_IN, ...small]
  const body = (
    <MailShell brand={brand} preview={preview} noAddress={noAddress}>
      <Title>{heading}</Title>
      {says.map((one) => (typeof one === 'string' ? <Paragraph key={one}>{one}</Paragraph> : one))}
      {button && (
        <MailButton brand={brand} href={button.href}>
          {button.label}
        </MailButton>
      )}
      {after}
      {prints.map((print) => print && <SmallPrint key={print}>{print}</SmallPrint>)}
    </MailShell>
  )
  return { subject, body }
}
