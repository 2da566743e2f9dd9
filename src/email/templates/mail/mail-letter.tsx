import type { ReactNode } from 'react'
import { Button, Heading, Section, Text } from 'react-email'

import type { MailBrand } from '../../mail-brand'
import { LOOK } from './look'
import { MailShell } from './mail-shell'

type MailLetterProps = {
  readonly brand: MailBrand
  readonly preview: string
  readonly heading: string
  /** Each a paragraph. */
  readonly says: readonly string[]
  readonly button: { readonly label: string; readonly href: string }
  /** In small print below the button. */
  readonly small: string
  readonly children?: ReactNode
}

/** A short mail that asks for one thing, with one button. */
export function MailLetter(props: MailLetterProps) {
  const { brand, preview, heading, says, button, small, children } = props
  return (
    <MailShell brand={brand} preview={preview}>
      <Heading as="h1" className="m-text" style={LOOK.heading}>
        {heading}
      </Heading>
      {says.map((paragraph) => (
        <Text key={paragraph} className="m-text" style={LOOK.text}>
          {paragraph}
        </Text>
      ))}
      <Section style={{ margin: '24px 0' }}>
        <Button href={button.href} style={{ ...LOOK.button, backgroundColor: brand.accent }}>
          {button.label}
        </Button>
      </Section>
      {children}
      <Text className="m-muted" style={LOOK.small}>
        {small}
      </Text>
    </MailShell>
  )
}
