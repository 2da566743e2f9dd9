import type { ReactNode } from 'react'

import type { MailBrand } from '../../mail-brand'
import { MailButton, Paragraph, SmallPrint, Title } from './mail-parts'
import { MailShell } from './mail-shell'

type MailLetterProps = {
  readonly brand: MailBrand
  readonly preview: string
  readonly heading: string
  /** Each a paragraph. */
  readonly says: readonly string[]
  readonly button: { readonly label: string; readonly href: string }
  readonly small: string
  readonly children?: ReactNode
}

/** A short mail that asks for one thing, with one button. */
export function MailLetter(props: MailLetterProps) {
  const { brand, preview, heading, says, button, small, children } = props
  return (
    <MailShell brand={brand} preview={preview}>
      <Title>{heading}</Title>
      {says.map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
      <MailButton brand={brand} href={button.href}>
        {button.label}
      </MailButton>
      {children}
      <SmallPrint>{small}</SmallPrint>
    </MailShell>
  )
}
