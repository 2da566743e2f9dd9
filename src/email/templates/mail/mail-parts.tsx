import type { ReactNode } from 'react'
import { Button, Heading, Section, Text } from 'react-email'

import { formatMoney, type Money } from '@/src/domain/vocabulary/money/money'

import type { MailBrand } from '../../mail-brand'
import { LOOK } from './look'

type Children = { readonly children: ReactNode }

export function Title({ children }: Children) {
  return (
    <Heading as="h1" className="m-text" style={LOOK.heading}>
      {children}
    </Heading>
  )
}

/** A text in which a name such as “Zephyr Robotics Inc.” ends its sentence with one full stop. */
export const oneStop = (text: string): string => text.replaceAll(/(?<=\w)\.\.(?=\s|$)/g, '.')

export function Paragraph({ children }: Children) {
  return (
    <Text className="m-text" style={LOOK.text}>
      {typeof children === 'string' ? oneStop(children) : children}
    </Text>
  )
}

/** What someone typed, a paragraph for each line. */
export function Typed({ body }: { readonly body: string }) {
  return body.split(/\n+/).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text, which may repeat
    <Paragraph key={index}>{line}</Paragraph>
  ))
}

/** A list of sentences. */
export function Points({ points }: { readonly points: readonly string[] }) {
  return (
    <ul style={{ margin: '0 0 16px', paddingLeft: '20px' }}>
      {points.map((point) => (
        <li className="m-text" key={point} style={{ ...LOOK.text, margin: '0 0 6px' }}>
          {point}
        </li>
      ))}
    </ul>
  )
}

export function SmallPrint({ children }: Children) {
  return (
    <Text className="m-muted" style={LOOK.small}>
      {children}
    </Text>
  )
}

type MailButtonProps = Children & { readonly brand: MailBrand; readonly href: string }

/** The one thing that a mail asks for. */
export function MailButton({ brand, href, children }: MailButtonProps) {
  return (
    <Section style={{ margin: '24px 0' }}>
      <Button href={href} style={{ ...LOOK.button, backgroundColor: brand.accent }}>
        {children}
      </Button>
    </Section>
  )
}

/** Said under a button whose link is a key to an order. */
export const OPENS_WITHOUT_SIGN_IN =
  'The button opens your order without signing in. Keep this email private.'

type OrderButtonProps = MailButtonProps & { readonly opensWithoutSignIn: boolean }

/** Leads to an order; says so where its link is a key. */
export function OrderButton({ opensWithoutSignIn, ...button }: OrderButtonProps) {
  return (
    <>
      <MailButton {...button} />
      {opensWithoutSignIn && <SmallPrint>{OPENS_WITHOUT_SIGN_IN}</SmallPrint>}
    </>
  )
}

/** Amounts in two columns; in plain text as well. */
export function Amounts({ children }: Children) {
  return (
    <table className="m-lines" style={{ width: '100%', borderCollapse: 'collapse' }}>
      <tbody>{children}</tbody>
    </table>
  )
}

type AmountProps = { readonly label: string; readonly amount: Money; readonly strong?: boolean }

export function Amount({ label, amount, strong }: AmountProps) {
  const weight = strong ? { fontWeight: 600 } : {}
  return (
    <tr>
      <th className="m-text" scope="row" style={{ ...LOOK.label, ...weight }}>
        {label}
      </th>
      <td className="m-text" style={{ ...LOOK.amount, ...weight }}>
        {formatMoney(amount)}
      </td>
    </tr>
  )
}

/** Under whatever the payment sandbox has paid. */
export const PRACTICE_NOTE = 'This was a test payment. No money moved.'
