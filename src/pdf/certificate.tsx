import { Document, Page, Path, renderToBuffer, StyleSheet, Svg, View } from '@react-pdf/renderer'

import { pathOf, SHEET, type SignatureMark } from '@/src/domain/signing/signing-input'

import { SERIF, typefaceFor } from './fonts'
import { Text } from './unbroken-text'

/** One who signed, as the certificate tells it. Times are ISO, UTC. */
export type CertifiedSigner = {
  readonly name: string
  readonly role: string
  readonly email: string
  readonly identified: string
  readonly mark: SignatureMark
  readonly statement: string
  readonly consentVersion: string
  readonly consentedAt: string
  readonly openedAt: string
  readonly readAt: string
  readonly signedAt: string
  readonly ip: string
  readonly agent: string
  readonly entry: number
  readonly hash: string
}

export type Certificate = {
  readonly title: string
  readonly company: string
  readonly paper: string
  readonly template: number
  readonly pages: number
  /** SHA-256 of the file that was shown and signed, which is attached. */
  readonly sha256: string
  readonly signers: readonly CertifiedSigner[]
  readonly seller: string
  readonly verifyUrl: string
  readonly fingerprint: string
}

const INK = '#1f4fbf'
const MUTED = '#4d5664'
const RULE = '#dfe3ea'

/** The mark above a signer's name, in points. */
export const MARK = { width: 190, height: 52 } as const

const LOOK = StyleSheet.create({
  page: { padding: '48 54 60', fontSize: 9, lineHeight: 1.45, color: '#141a24' },
  heading: { fontFamily: SERIF, fontSize: 24, lineHeight: 1.15 },
  lead: { marginTop: 8, color: MUTED },
  facts: { marginTop: 18, paddingTop: 10, borderTop: `1 solid ${RULE}` },
  row: { flexDirection: 'row', gap: 12, paddingVertical: 1.5 },
  label: { width: 130, color: MUTED },
  value: { flex: 1 },
  code: { flex: 1, fontFamily: 'Courier', fontSize: 8 },
  signer: { marginTop: 14, paddingTop: 10, borderTop: `1 solid ${RULE}` },
  name: { fontSize: 11, fontWeight: 600 },
  typed: { fontFamily: SERIF, fontSize: 20, color: INK, lineHeight: 1.2, marginTop: 4 },
  small: { fontSize: 6, color: MUTED },
  foot: {
    position: 'absolute',
    left: 54,
    right: 54,
    bottom: 28,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 7.5,
    color: MUTED,
  },
})

function Mark({ mark, width, height }: { mark: SignatureMark; width: number; height: number }) {
  if (mark.kind === 'typed') return <Text style={LOOK.typed}>{mark.name}</Text>
  return (
    <Svg width={width} height={height} viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}>
      <Path d={pathOf(mark.strokes)} stroke={INK} strokeWidth={5} fill="none" />
    </Svg>
  )
}

function Row({ label, value, code }: { label: string; value: string; code?: boolean }) {
  return (
    <View style={LOOK.row} wrap={false}>
      <Text style={LOOK.label}>{label}</Text>
      <Text style={code ? LOOK.code : LOOK.value}>{value}</Text>
    </View>
  )
}

const utc = (iso: string) => `${iso.slice(0, 19).replace('T', ' ')} UTC`

function SignerPart({ signer, at }: { signer: CertifiedSigner; at: number }) {
  return (
    <View style={LOOK.signer}>
      <View wrap={false}>
        <Text style={LOOK.name}>{`${at}. ${signer.name}`}</Text>
        <Mark mark={signer.mark} width={120} height={40} />
      </View>
      <Row label="Signed as" value={signer.role} />
      <Row label="Email" value={signer.email} />
      <Row label="Identified by" value={signer.identified} />
      <Row
        label="Electronic records"
        value={`Agreed to version ${signer.consentVersion}, ${utc(signer.consentedAt)}`}
      />
      <Row label="Opened" value={utc(signer.openedAt)} />
      <Row label="Opened to the last page" value={utc(signer.readAt)} />
      <Row label="Signed" value={utc(signer.signedAt)} />
      <Row
        label="Signature"
        value={signer.mark.kind === 'drawn' ? 'Drawn on screen' : 'Typed name'}
      />
      <Row label="Statement" value={`“${signer.statement}”`} />
      <Row label="IP address" value={signer.ip || 'Not known'} />
      <Row label="Browser" value={signer.agent || 'Not known'} />
      <Row label="Entry in the chain" value={`${signer.entry}`} />
      <Row label="Hash of the entry" value={signer.hash} code />
    </View>
  )
}

function CertificatePages(props: { certificate: Certificate; families: string[] }) {
  const { certificate, families } = props
  return (
    <Document title={`Certificate of signing: ${certificate.title}`} language="en">
      <Page size="LETTER" style={{ ...LOOK.page, fontFamily: families }}>
        <Text style={LOOK.heading}>Certificate of signing</Text>
        <Text style={LOOK.lead}>
          {`${certificate.title}. ${certificate.signers.length === 1 ? 'Signed by one person' : `Signed by ${certificate.signers.length} people, in this order`}.`}
        </Text>
        <View style={LOOK.facts}>
          <Row label="Company" value={certificate.company} />
          <Row label="Document" value={certificate.paper} code />
          <Row
            label="Template"
            value={`${certificate.template}. The foot of each page says whether a lawyer reviewed it.`}
          />
          <Row label="Pages signed" value={`${certificate.pages}`} />
          <Row label="SHA-256 of what was shown" value={certificate.sha256} code />
          <Row label="The file as shown" value="Attached to this file as as-signed.pdf" />
        </View>
        {certificate.signers.map((signer, index) => (
          <SignerPart key={signer.entry} signer={signer} at={index + 1} />
        ))}
        <View style={LOOK.facts} wrap={false}>
          <Row
            label="How to verify"
            value={`Open ${certificate.verifyUrl} and drop this file there. Without us: any PDF reader checks the seal; it must be made by the certificate below.`}
          />
          <Row label="Sealed by" value={certificate.seller} />
          <Row label="Certificate, SHA-256" value={certificate.fingerprint} code />
        </View>
        <View style={LOOK.foot} fixed>
          <Text>{certificate.title}</Text>
          <Text
            render={({ pageNumber, totalPages }) => `Certificate ${pageNumber} of ${totalPages}`}
          />
        </View>
      </Page>
    </Document>
  )
}

/** The pages that follow a signed paper: who signed what, when and how. */
export async function certificatePdf(certificate: Certificate): Promise<Buffer> {
  const { families, drawn } = await typefaceFor(JSON.stringify(certificate))
  const readable: Certificate = {
    ...certificate,
    title: drawn(certificate.title),
    company: drawn(certificate.company),
    seller: drawn(certificate.seller),
    signers: certificate.signers.map((signer) => drawnSigner(signer, drawn)),
  }
  return renderToBuffer(<CertificatePages certificate={readable} families={families} />)
}

const drawnSigner = (
  signer: CertifiedSigner,
  drawn: (text: string) => string,
): CertifiedSigner => ({
  ...signer,
  name: drawn(signer.name),
  role: drawn(signer.role),
  statement: drawn(signer.statement),
  agent: drawn(signer.agent),
  mark: drawnMark(signer.mark, drawn),
})

const drawnMark = (mark: SignatureMark, drawn: (text: string) => string): SignatureMark =>
  mark.kind === 'typed' ? { ...mark, name: drawn(mark.name) } : mark

/** The marks of some signers, a page of `MARK` each, to be laid above their printed names. */
export async function marksPdf(signers: readonly CertifiedSigner[]): Promise<Buffer> {
  const { families, drawn } = await typefaceFor(JSON.stringify(signers))
  return renderToBuffer(
    <Document>
      {signers.map((signer) => (
        <Page
          key={signer.entry}
          size={[MARK.width, MARK.height]}
          style={{ fontFamily: families, justifyContent: 'flex-end', paddingBottom: 3 }}
        >
          <Mark mark={drawnMark(signer.mark, drawn)} width={120} height={40} />
          <Text style={LOOK.small}>
            {`Signed on screen ${utc(signer.signedAt)}, entry ${signer.entry}`}
          </Text>
        </Page>
      ))}
    </Document>,
  )
}
