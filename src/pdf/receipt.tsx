import { Document, Page, renderToBuffer, StyleSheet, View } from '@react-pdf/renderer'
import { lineTerms, type ReceiptView, rateText, receiptSplit } from '@/src/domain/orders/receipt'
import { formatMoney, money } from '@/src/domain/vocabulary/money/money'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { calendarDay, dayText } from '@/src/domain/vocabulary/time/date-text'
import { SERIF, typefaceFor } from './fonts'
import { Text } from './unbroken-text'

const TEXT = '#141a24'
const MUTED = '#4d5664'
const RULE = '#dfe3ea'

/** Ink on paper: one column, thin rules, amounts on the right. */
const LOOK = StyleSheet.create({
  page: {
    padding: '48 54 64',
    fontSize: 9.5,
    lineHeight: 1.45,
    color: TEXT,
  },
  row: { flexDirection: 'row', justifyContent: 'space-between', gap: 24 },
  brand: { fontSize: 11, fontWeight: 600 },
  muted: { color: MUTED },
  right: { textAlign: 'right' },
  heading: { fontFamily: SERIF, fontSize: 26, lineHeight: 1.15, marginTop: 34 },
  facts: { flexDirection: 'row', gap: 24, marginTop: 18 },
  fact: { flex: 1 },
  label: { fontSize: 8, color: MUTED, marginBottom: 2 },
  strong: { fontWeight: 600 },
  parties: {
    flexDirection: 'row',
    gap: 24,
    marginTop: 20,
    paddingTop: 14,
    borderTop: `1 solid ${RULE}`,
  },
  table: { marginTop: 24 },
  line: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 24,
    paddingVertical: 7,
    borderBottom: `1 solid ${RULE}`,
  },
  what: { flex: 1 },
  note: { fontSize: 8, color: MUTED },
  amount: { width: 110, textAlign: 'right' },
  sum: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 24,
    paddingTop: 6,
  },
  total: { fontSize: 12, fontWeight: 600, paddingTop: 10 },
  sandbox: {
    marginTop: 22,
    padding: 8,
    border: `1 solid ${MUTED}`,
    fontWeight: 600,
  },
  foot: {
    position: 'absolute',
    left: 54,
    right: 54,
    bottom: 32,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 8,
    color: MUTED,
  },
})

type ReceiptProps = { receipt: ReceiptView }

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <View style={LOOK.fact}>
      <Text style={LOOK.label}>{label}</Text>
      <Text style={LOOK.strong}>{value}</Text>
    </View>
  )
}

function Party({ label, lines }: { label: string; lines: readonly (string | null)[] }) {
  const said = lines.flatMap((line) => (line ? [line] : []))
  return (
    <View style={LOOK.fact}>
      <Text style={LOOK.label}>{label}</Text>
      {said.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a person and their company may have one name
        <Text key={index} style={index === 0 ? LOOK.strong : {}}>
          {line}
        </Text>
      ))}
    </View>
  )
}

function Head({ receipt }: ReceiptProps) {
  return (
    <>
      <View style={LOOK.row}>
        <Text style={LOOK.brand}>{receipt.seller.name}</Text>
        <Text style={LOOK.muted}>{`Receipt ${receipt.number}`}</Text>
      </View>
      <Text style={LOOK.heading}>Receipt</Text>
      <View style={LOOK.facts}>
        <Fact label="Number" value={receipt.number} />
        <Fact label="Paid on" value={dayText(receipt.paidAt, receipt.timeZone)} />
        <Fact label="Order" value={`#${shortOrderId(receipt.orderId)}`} />
        <Fact label="Paid with" value={receipt.paidWith} />
      </View>
    </>
  )
}

function Parties({ receipt: { seller, customer } }: ReceiptProps) {
  return (
    <View style={LOOK.parties}>
      <Party label="From" lines={[seller.legalName, ...seller.addressLines, seller.email]} />
      <Party
        label="For"
        lines={[customer.company, customer.name, ...customer.addressLines, customer.email]}
      />
    </View>
  )
}

function Lines({ receipt }: ReceiptProps) {
  const shown = (minor: number) => formatMoney(money(minor, receipt.currency))
  return (
    <View style={LOOK.table}>
      {receipt.lines.map((line) => (
        <View key={line.id} style={LOOK.line} wrap={false}>
          <View style={LOOK.what}>
            <Text>{line.label}</Text>
            <Text style={LOOK.note}>{lineTerms(line, receipt.filed)}</Text>
            {line.refundedMinor > 0 && (
              <Text style={LOOK.note}>{`${shown(line.refundedMinor)} refunded`}</Text>
            )}
          </View>
          <Text style={LOOK.amount}>{shown(line.amountMinor)}</Text>
        </View>
      ))}
    </View>
  )
}

type SumProps = { label: string; amount: string; strong?: boolean; muted?: boolean }

function Sum({ label, amount, strong, muted }: SumProps) {
  return (
    <View style={{ ...LOOK.sum, ...(strong ? LOOK.total : {}), ...(muted ? LOOK.muted : {}) }}>
      <Text>{label}</Text>
      <Text>{amount}</Text>
    </View>
  )
}

function Sums({ receipt }: ReceiptProps) {
  const shown = (minor: number) => formatMoney(money(minor, receipt.currency))
  const { oursMinor, statesMinor } = receiptSplit(receipt)
  return (
    <View wrap={false}>
      {statesMinor > 0 && (
        <>
          <Sum muted label="Our fees" amount={shown(oursMinor)} />
          <Sum muted label="State fees, passed on at cost" amount={shown(statesMinor)} />
        </>
      )}
      <Sum strong label="Total paid" amount={shown(receipt.totalMinor)} />
      {receipt.refunds.map((refund) => (
        <Sum
          key={refund.id}
          label={`Refunded on ${dayText(refund.at, receipt.timeZone)}: ${refund.what}`}
          amount={`-${shown(refund.amountMinor)}`}
        />
      ))}
      {receipt.refundedMinor > 0 && (
        <Sum
          strong
          label="Total after refunds"
          amount={shown(receipt.totalMinor - receipt.refundedMinor)}
        />
      )}
    </View>
  )
}

/** Our faces have no signs for rupees and for *about*: the code and an equals sign do. */
const inCode = (minor: number, currency: string) =>
  `${currency} ${(minor / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`

function Notes({ receipt }: ReceiptProps) {
  const { charged } = receipt
  return (
    <View style={{ marginTop: 20 }} wrap={false}>
      {charged && (
        <Text style={LOOK.muted}>
          {`Charged as ${inCode(charged.amountMinor, charged.currency)} at ${rateText(charged.rate).replace('≈', '=')}${charged.asOf ? `, the rate of ${calendarDay(charged.asOf)}` : ''}.`}
        </Text>
      )}
      {receipt.reference && <Text style={LOOK.muted}>{`Payment ${receipt.reference}`}</Text>}
      {receipt.sandbox && <Text style={LOOK.sandbox}>Payment sandbox: no real money moved.</Text>}
    </View>
  )
}

function Receipt({ receipt, families }: ReceiptProps & { families: string[] }) {
  const { seller, number } = receipt
  return (
    <Document title={`Receipt ${number}`} author={seller.legalName} language="en">
      <Page size="LETTER" style={{ ...LOOK.page, fontFamily: families }}>
        <Head receipt={receipt} />
        <Parties receipt={receipt} />
        <Lines receipt={receipt} />
        <Sums receipt={receipt} />
        <Notes receipt={receipt} />
        <View style={LOOK.foot} fixed>
          <Text>{[seller.legalName, ...seller.addressLines].join(' · ')}</Text>
          <Text render={({ pageNumber, totalPages }) => `${pageNumber} of ${totalPages}`} />
        </View>
      </Page>
    </Document>
  )
}

type Change = (text: string) => string

/** Whatever people typed or staff named, as the faces can draw it. */
function drawnReceipt(receipt: ReceiptView, drawn: Change): ReceiptView {
  const orNull = (text: string | null) => text && drawn(text)
  const { seller, customer } = receipt
  return {
    ...receipt,
    paidWith: drawn(receipt.paidWith),
    seller: {
      ...seller,
      name: drawn(seller.name),
      legalName: drawn(seller.legalName),
      addressLines: seller.addressLines.map(drawn),
    },
    customer: {
      ...customer,
      name: drawn(customer.name),
      company: orNull(customer.company),
      addressLines: customer.addressLines.map(drawn),
    },
    lines: receipt.lines.map((line) => ({ ...line, label: drawn(line.label) })),
    refunds: receipt.refunds.map((refund) => ({ ...refund, what: drawn(refund.what) })),
  }
}

/** A receipt as a PDF file. */
export async function receiptPdf(receipt: ReceiptView): Promise<Buffer> {
  const { families, drawn } = await typefaceFor(JSON.stringify(receipt))
  return renderToBuffer(<Receipt receipt={drawnReceipt(receipt, drawn)} families={families} />)
}
