import type { ReactElement, ReactNode } from 'react'
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from 'react-email'
import { formatMoney, type Money } from '@/src/domain/vocabulary/money/money'
import type { MailBrand } from '../../mail-brand'
import type { MailTemplate } from '../../render'
import { DARK, LOOK } from './look'

type Letter = {
  readonly brand: MailBrand
  readonly subject: string
  readonly preview: string
  readonly heading: string
  /** Each a paragraph; an element, which needs a key, is set as it is. */
  readonly says: readonly (string | ReactElement)[]
  /** The one thing that it asks for. */
  readonly button?: { readonly label: string; readonly href: string } | null
  /** The button's link is a key to the order. */
  readonly opensWithoutSignIn?: boolean
  /** Set under the button, and what is said of its link. */
  readonly after?: ReactElement
  /** The last words, each in small print; what is not said is left out. */
  readonly small?: readonly (string | false | null)[]
  /** The mail asks for its answer elsewhere, so no address stands at its foot. */
  readonly noAddress?: boolean
}

/** A mail that says one thing, and asks for one with its button. */
export function letter({ brand, subject, preview, heading, says, ...rest }: Letter): MailTemplate {
  const { button, opensWithoutSignIn, after, small = [], noAddress } = rest
  const body = (
    <MailShell brand={brand} preview={preview} noAddress={noAddress}>
      <Heading as="h1" className="m-text" style={LOOK.heading}>
        {heading}
      </Heading>
      {says.map((one) => (typeof one === 'string' ? <Paragraph key={one}>{one}</Paragraph> : one))}
      {button && (
        <Section style={{ margin: '24px 0' }}>
          <Button href={button.href} style={{ ...LOOK.button, backgroundColor: brand.accent }}>
            {button.label}
          </Button>
        </Section>
      )}
      {opensWithoutSignIn && <SmallPrint>{OPENS_WITHOUT_SIGN_IN}</SmallPrint>}
      {after}
      {small.map((print) => print && <SmallPrint key={print}>{print}</SmallPrint>)}
    </MailShell>
  )
  return { subject, body }
}

type Children = { readonly children: ReactNode }

/** A text in which a name such as “Zephyr Robotics Inc.” ends its sentence with one full stop. */
const oneStop = (text: string): string => text.replaceAll(/(?<=\w)\.\.(?=\s|$)/g, '.')

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

/** Said under a button whose link is a key to an order. */
const OPENS_WITHOUT_SIGN_IN =
  'The button opens your order without signing in. Keep this email private.'

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

type Props = {
  readonly brand: MailBrand
  /** What a list of mails shows beside the subject. */
  readonly preview: string
  /** The mail asks for its answer elsewhere, so no address stands at its foot. */
  readonly noAddress?: boolean
  readonly children: ReactNode
}

/** The sheet every system mail is written on: our name above, who we are beneath. No pictures. */
function MailShell({ brand, preview, noAddress = false, children }: Props) {
  return (
    <Html lang="en">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{DARK}</style>
      </Head>
      <Preview>{oneStop(preview)}</Preview>
      <Body className="m-body" style={LOOK.body}>
        <Container className="m-sheet" style={LOOK.sheet}>
          <Section className="m-padded" style={LOOK.padded}>
            <Text className="m-muted" style={LOOK.brand}>
              {brand.companyName}
            </Text>
            {children}
            <Hr className="m-rule" style={LOOK.rule} />
            <Foot brand={brand} noAddress={noAddress} />
          </Section>
        </Container>
      </Body>
    </Html>
  )
}

function Foot({ brand, noAddress }: Pick<Props, 'brand' | 'noAddress'>) {
  return (
    <>
      {!noAddress && (
        <Text className="m-muted" style={LOOK.small}>
          Questions? Write to{' '}
          <Link
            className="m-muted"
            href={`mailto:${brand.supportEmail}`}
            style={{ color: '#4d5664', textDecoration: 'underline' }}
          >
            {brand.supportEmail}
          </Link>
          .
        </Text>
      )}
      <Text className="m-muted" style={LOOK.small}>
        {[brand.legalEntityName, ...brand.addressLines].join(' · ')}
      </Text>
    </>
  )
}
