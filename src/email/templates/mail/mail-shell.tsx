import type { ReactNode } from 'react'
import { Body, Container, Head, Hr, Html, Link, Preview, Section, Text } from 'react-email'

import type { MailBrand } from '../../mail-brand'
import { DARK, LOOK } from './look'
import { oneStop } from './mail-parts'

type Props = {
  readonly brand: MailBrand
  /** What a list of mails shows beside the subject. */
  readonly preview: string
  /** The mail asks for its answer elsewhere, so no address stands at its foot. */
  readonly noAddress?: boolean
  readonly children: ReactNode
}

/** The sheet every system mail is written on: our name above, who we are beneath. No pictures. */
export function MailShell({ brand, preview, noAddress = false, children }: Props) {
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
