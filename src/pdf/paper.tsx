import { Document, Page, renderToBuffer, StyleSheet, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'

import {
  type Clause,
  type Paper,
  type Part,
  SHORT_BLANK,
  type Signer,
  type Variant,
} from '@/src/domain/papers/paper'
import { narrowParts, typefaceFor } from './fonts'
import { Text } from './unbroken-text'

const INK = '#1c1c22'
const MUTED = '#5d5f68'
const RULE = '#b9b9bd'

/** A law office's paper: one column of serif, calm heads, thin rules. */
const LOOK = StyleSheet.create({
  page: {
    paddingTop: 86,
    paddingBottom: 72,
    paddingHorizontal: 78,
    fontSize: 10.5,
    lineHeight: 1.45,
    color: INK,
  },
  head: {
    position: 'absolute',
    top: 42,
    left: 78,
    right: 78,
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 24,
    paddingBottom: 6,
    borderBottom: `0.5 solid ${RULE}`,
    fontSize: 7.5,
    lineHeight: 1.3,
    color: MUTED,
  },
  foot: {
    position: 'absolute',
    top: 738,
    left: 78,
    right: 78,
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 24,
    paddingTop: 6,
    borderTop: `0.5 solid ${RULE}`,
    fontSize: 7.5,
    lineHeight: 1.3,
    color: MUTED,
  },
  grow: { flex: 1 },
  title: { fontSize: 23, lineHeight: 1.15, fontWeight: 500, textAlign: 'center', marginTop: 14 },
  subtitle: { textAlign: 'center', marginTop: 8, marginBottom: 20, paddingHorizontal: 36 },
  text: { marginBottom: 9 },
  section: { marginTop: 13, marginBottom: 4, fontSize: 11.5, fontWeight: 600 },
  row: { flexDirection: 'row', marginBottom: 7 },
  number: { width: 34 },
  heading: { marginTop: 14, marginBottom: 6, fontSize: 11.5, fontWeight: 600 },
  exhibit: { fontSize: 16, lineHeight: 1.2, fontWeight: 500, marginBottom: 14 },
  box: { width: 9, height: 9, border: `0.8 solid ${INK}`, marginTop: 3, marginRight: 9 },
  variant: { flexDirection: 'row', marginTop: 6 },
  question: { fontWeight: 600 },
  note: { fontSize: 9, color: MUTED, marginTop: 3 },
  table: { marginTop: 4, marginBottom: 12, borderTop: `0.8 solid ${INK}` },
  line: { flexDirection: 'row', borderBottom: `0.5 solid ${RULE}` },
  cell: { paddingVertical: 5, paddingRight: 8, fontSize: 9.5, lineHeight: 1.35 },
  headCell: { fontWeight: 600, fontSize: 8.5 },
  fact: { flexDirection: 'row', alignItems: 'flex-end', paddingVertical: 4 },
  label: { width: 172, color: MUTED, fontSize: 9.5, paddingRight: 10 },
  value: { flex: 1 },
  open: { flex: 1, height: 18, borderBottom: `0.6 solid ${INK}` },
  signatures: { marginTop: 16, flexDirection: 'row', alignItems: 'flex-end', gap: 34 },
  signature: { flex: 1, paddingTop: 32 },
  signLine: { borderTop: `0.6 solid ${INK}`, paddingTop: 4 },
  small: { fontSize: 9, color: MUTED },
  closing: {
    marginTop: 18,
    paddingTop: 9,
    borderTop: `0.5 solid ${RULE}`,
    fontSize: 8,
    lineHeight: 1.4,
    color: MUTED,
  },
})

/** A text as the faces draw it: a letter and its mark as one. */
const shown = (text: string) => text.normalize('NFC')

type Of<Is extends Part['is']> = { part: Part & { is: Is } }

/** A text in a column that is too narrow for a long word in one piece. */
const Narrow = ({ children }: { children: string }) => (
  <Text hyphenationCallback={narrowParts}>{children}</Text>
)

function VariantBox({ variant }: { variant: Variant }) {
  return (
    <View style={LOOK.variant} wrap={false}>
      <View style={LOOK.box} />
      <Text style={LOOK.grow}>
        <Text style={LOOK.question}>{`${variant.label}. `}</Text>
        {shown(variant.text)}
      </Text>
    </View>
  )
}

/** Short ones stay in one piece, and a question stays with all of its variants. */
function ClauseRow({ clause, no }: { clause: Clause; no: string }) {
  if (typeof clause === 'string') {
    return (
      <View style={LOOK.row} wrap={clause.length > 420}>
        <Text style={LOOK.number}>{no}</Text>
        <Text style={LOOK.grow}>{shown(clause)}</Text>
      </View>
    )
  }
  return (
    <View style={LOOK.row} wrap={false}>
      <Text style={LOOK.number}>{no}</Text>
      <View style={LOOK.grow}>
        <Text style={LOOK.question}>{clause.question}</Text>
        <Text style={LOOK.note}>Mark one box before signing. None is marked for you.</Text>
        {clause.variants.map((variant) => (
          <VariantBox key={variant.value} variant={variant} />
        ))}
        {clause.law && <Text style={LOOK.note}>{clause.law}</Text>}
      </View>
    </View>
  )
}

function Section({ part, no }: Of<'section'> & { no: number }) {
  const [first, ...rest] = part.clauses.map((clause, index) => (
    <ClauseRow
      key={typeof clause === 'string' ? clause : clause.question}
      clause={clause}
      no={`${no}.${index + 1}`}
    />
  ))
  return (
    <>
      <View wrap={false}>
        <Text style={LOOK.section}>{`${no}.  ${part.title}`}</Text>
        {first}
      </View>
      {rest}
    </>
  )
}

function Table({ part }: Of<'table'>) {
  const whole = part.widths.reduce((sum, width) => sum + width, 0)
  const widthOf = (column: number) => `${((part.widths[column] ?? 0) / whole) * 100}%`
  const cells = (row: readonly string[], style: object, no: number): ReactNode =>
    row.map((cell, column) => (
      <View
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row stay where they are
        key={`${no}-${column}`}
        style={{ ...LOOK.cell, ...style, width: widthOf(column) }}
      >
        {cell === SHORT_BLANK ? <View style={LOOK.open} /> : <Narrow>{shown(cell)}</Narrow>}
      </View>
    ))
  return (
    <View style={LOOK.table}>
      <View style={LOOK.line} wrap={false} fixed>
        {cells(part.head, LOOK.headCell, 0)}
      </View>
      {part.rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two owners may have one name
        <View key={index} style={LOOK.line} wrap={false}>
          {cells(row, {}, index + 1)}
        </View>
      ))}
    </View>
  )
}

function Facts({ part }: Of<'facts'>) {
  return (
    <View style={{ marginBottom: 12 }}>
      {part.rows.map(([label, value]) => (
        <View key={label} style={LOOK.fact} wrap={false}>
          <Text style={LOOK.label}>{label}</Text>
          {value === null ? (
            <View style={LOOK.open} />
          ) : (
            <View style={LOOK.value}>
              <Narrow>{shown(value)}</Narrow>
            </View>
          )}
        </View>
      ))}
    </View>
  )
}

function SignatureBlock({ signer }: { signer: Signer }) {
  const name = shown(signer.name ?? '')
  return (
    <View style={LOOK.signature}>
      {signer.isCompany && <Narrow>{name}</Narrow>}
      <View style={{ ...LOOK.signLine, ...(signer.isCompany ? { marginTop: 34 } : {}) }}>
        {signer.isCompany ? (
          <Text style={LOOK.small}>By (signature, printed name and title)</Text>
        ) : (
          <Narrow>{name || 'Name:'}</Narrow>
        )}
        <Text style={LOOK.small}>{signer.role}</Text>
        <Text style={{ ...LOOK.small, marginTop: 5 }}>Date: ______________</Text>
      </View>
    </View>
  )
}

const inPairs = <One,>(all: readonly One[]): One[][] =>
  all.flatMap((one, index) => {
    const next = all[index + 1]
    if (index % 2 === 1) return []
    return [next === undefined ? [one] : [one, next]]
  })

/** The text that is signed keeps its first signatures on its page; each block stays in one piece. */
function Signatures({ part, paper }: Of<'signatures'> & { paper: Paper }) {
  const signers = part.keys.flatMap((key) => paper.signers.find((one) => one.key === key) ?? [])
  const [first, ...rest] = inPairs(signers).map((pair) => (
    <View key={pair[0]?.key} style={LOOK.signatures} wrap={false}>
      {pair.map((signer) => (
        <SignatureBlock key={signer.key} signer={signer} />
      ))}
      {pair.length === 1 && <View style={LOOK.signature} />}
    </View>
  ))
  return (
    <>
      <View wrap={false} style={{ marginTop: 14 }}>
        <Text>{shown(part.intro)}</Text>
        {first}
      </View>
      {rest}
    </>
  )
}

function PartShown({ part, paper, no }: { part: Part; paper: Paper; no: number }) {
  switch (part.is) {
    case 'text':
      return <Text style={LOOK.text}>{shown(part.text)}</Text>
    case 'heading':
      return (
        <View minPresenceAhead={40}>
          <Text style={LOOK.heading}>{shown(part.text)}</Text>
        </View>
      )
    case 'section':
      return <Section part={part} no={no} />
    case 'table':
      return <Table part={part} />
    case 'facts':
      return <Facts part={part} />
    case 'signatures':
      return <Signatures part={part} paper={paper} />
    case 'exhibit':
      return (
        <>
          <Text style={LOOK.exhibit} break>
            {shown(part.title)}
          </Text>
          <Parts parts={part.parts} paper={paper} />
        </>
      )
  }
}

function Parts({ parts, paper }: { parts: readonly Part[]; paper: Paper }) {
  let no = 0
  return parts.map((part, index) => {
    if (part.is === 'section') no += 1
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a paper stay where they are
    return <PartShown key={index} part={part} paper={paper} no={no} />
  })
}

/** What stands at the foot of each page: of which template and which answers it was made. */
type Imprint = { readonly foot: string }

function PaperPages({ paper, families, foot }: { paper: Paper; families: string[] } & Imprint) {
  return (
    <Document title={`${paper.title}: ${paper.company}`} language="en">
      <Page size="LETTER" style={{ ...LOOK.page, fontFamily: families }}>
        <View style={LOOK.head} fixed>
          <View style={LOOK.grow}>
            <Narrow>{shown(paper.company)}</Narrow>
          </View>
          <Text>{paper.title}</Text>
        </View>
        <View style={LOOK.foot} fixed>
          <Text>{foot}</Text>
          <Text render={({ pageNumber, totalPages }) => `${pageNumber} of ${totalPages}`} />
        </View>
        <Text style={LOOK.title}>{paper.title}</Text>
        <Text style={LOOK.subtitle}>{shown(paper.subtitle ?? '')}</Text>
        <Parts parts={paper.parts} paper={paper} />
        <View style={LOOK.closing} wrap={false}>
          {paper.closing.map((line) => (
            <Text key={line}>{shown(line)}</Text>
          ))}
        </View>
      </Page>
    </Document>
  )
}

export class UnprintableError extends Error {}

/**
 * Scripts of which names were printed, looked at and read back. Letters of others join, turn or move as they
 * meet, and the writer does not place them all right.
 */
const PROVEN =
  /[\p{scx=Latin}\p{scx=Cyrillic}\p{scx=Greek}\p{scx=Armenian}\p{scx=Georgian}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Devanagari}\p{scx=Thai}\p{scx=Tamil}\p{Script=Common}\p{Script=Inherited}]/u

const unproven = (text: string) =>
  text.split(/\s+/).find((word) => Array.from(word).some((letter) => !PROVEN.test(letter)))

/** Why texts cannot be printed as they were typed, in a sentence for people; null where they can. */
export async function unprintable(texts: readonly string[]): Promise<string | null> {
  const word = texts.map(unproven).find((one) => one !== undefined)
  if (word) {
    return `We cannot print “${word}” correctly. Give names and addresses like this one in Latin letters.`
  }
  const { missing } = await typefaceFor(texts.join('\n'), 'serif')
  if (missing.length === 0) return null
  return `We cannot print these characters: ${missing.join(' ')}. Write them in Latin letters.`
}

/**
 * A paper as a PDF file.
 * @throws UnprintableError where a letter would not be drawn right
 */
export async function paperPdf(
  paper: Paper,
  texts: readonly string[],
  { foot }: Imprint,
): Promise<Buffer> {
  const reason = await unprintable(texts)
  if (reason) throw new UnprintableError(reason)
  const { families } = await typefaceFor(texts.join('\n'), 'serif')
  return renderToBuffer(<PaperPages paper={paper} families={families} foot={foot} />)
}
