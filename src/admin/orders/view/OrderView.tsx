import type { DocumentViewServerProps, PayloadRequest } from 'payload'
import { LINE } from '@/src/admin/kit/list/line'
import { PageMain } from '@/src/admin/kit/page/AdminPage'
import { Crumbs } from '@/src/admin/kit/page/PageHeader'
import { Day, Moment } from '@/src/admin/kit/time/When'
import { SendButton } from '@/src/admin/kit/ui/actions'
import { CopyText } from '@/src/admin/kit/ui/copy'
import { EmptyState, Facts, PageLink, Section } from '@/src/admin/kit/ui/parts'
import { EnterRecords } from '@/src/admin/orders/view/EnterRecords'
import { ScreeningPart } from '@/src/admin/screening/ScreeningPart'
import type { DetailsView } from '@/src/domain/filing/details/details-view'
import { DETAILS_FORMS } from '@/src/domain/filing/details/forms'
import { missingDetails } from '@/src/domain/filing/details/missing-details'
import { type ShownAnswer, shownAnswers } from '@/src/domain/filing/details/shown-answers'
import { checkText } from '@/src/domain/orders/desk/record-check'
import { undoIn, undoUntil } from '@/src/domain/orders/desk/status-change'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { documentKinds } from '@/src/domain/vocabulary/document-types'
import { shortOrderId } from '@/src/domain/vocabulary/order-status'
import { countryName } from '@/src/domain/vocabulary/places/countries'
import { idOf } from '@/src/domain/vocabulary/relation'
import { collectionHref } from '@/src/lib/admin-address'
import type { Order } from '@/src/payload-types'
import { type OrderFacts, readOrderFacts } from '@/src/queries/orders/order-facts'
import type { Reveal } from '@/src/queries/orders/order-history'
import { checkRecords, recordsOf } from '@/src/queries/orders/record-check'
import { DocumentDrawer } from '../DocumentDrawer'
import { neighborsOf } from '../desk/neighbors'
import { FilingPart } from '../filing/FilingPart'
import { HandedIn } from '../filing/HandedIn'
import { RevealNumber } from '../filing/RevealNumber'
import { RefundsPart } from '../refund/RefundsPart'
import { accountHrefOf } from './account-href'
import { CustomerPart } from './CustomerPart'
import { LinesPart } from './LinesPart'
import { NotesForm } from './NotesForm'
import { OrderHead } from './OrderHead'
import { PapersPart } from './PapersPart'
import { PaymentsPart } from './PaymentsPart'
import { RelatedPart } from './RelatedPart'
import { TimelinePart } from './TimelinePart'

type Props = {
  readonly grant: Grant<'changeOrder'>
  readonly orderId: string
  readonly undo: string
  readonly label: string
}

const UndoButton = ({ orderId, undo, label }: Props) => (
  <SendButton
    body={{ undo }}
    busyLabel="Undoing…"
    label={`Undo: ${label}`}
    path={`/api/orders/${orderId}/undo`}
  >
    Undo
  </SendButton>
)

const PARTS = [
  ['filing', 'Filing'],
  ['timeline', 'Timeline'],
  ['lines', 'Lines'],
  ['payments', 'Payments'],
  ['refunds', 'Refunds'],
  ['customer', 'Customer'],
  ['documents', 'Documents'],
  ['screening', 'Sanctions'],
  ['notes', 'Notes'],
  ['related', 'Related'],
  ['history', 'History'],
] as const

export async function OrderView({ doc, initPageResult, searchParams }: DocumentViewServerProps) {
  const { req } = initPageResult
  const asked = searchParams?.from
  const from = typeof asked === 'string' ? asked.slice(0, 1000) : ''
  const facts = await readOrderFacts(req, String(doc.id))
  const queue = from ? await neighborsOf(req, from, facts.order) : null
  const name = facts.order.legalName || shortOrderId(facts.order.id)
  const accountHref = await accountHrefOf(req, facts.order)
  const shown = PARTS.flatMap(([id, label]) => {
    if (id !== 'filing') return [[id, label]]
    const details = facts.details.map(({ service }) => [
      `details-${service}`,
      DETAILS_FORMS[service].title,
    ])
    return [...(facts.filing ? [[id, label]] : []), ...details]
  })
  return (
    <PageMain className="order-view phone:[&_.admin-plain-table_.admin-number]:whitespace-nowrap phone:[&_.admin-plain-table_:is(th,td)]:whitespace-normal">
      <Crumbs name={name} screen="order" />
      <OrderHead
        accountHref={accountHref}
        facts={facts}
        from={from || null}
        me={req.user?.id ?? ''}
        queue={queue}
      />
      <nav
        aria-label="Parts of this order"
        className="hidden sticky z-3 top-0 gap-4 mx-[calc(var(--kit-gutter)*-1)] mt-4 px-[var(--kit-gutter)] py-2 overflow-x-auto border-y border-line bg-surface [scrollbar-width:none] narrow:flex"
      >
        {shown.map(([id, label]) => (
          <a className="flex-none py-1" href={`#${id}`} key={id}>
            {label}
          </a>
        ))}
      </nav>
      <div className="grid-cols-[minmax(0,1.75fr)_minmax(280px,1fr)] narrow:grid-cols-1 narrow:mt-0 narrow:border-t-0 grid gap-x-10 gap-y-0 mt-5 pt-6 border-t border-line">
        <div className="min-w-0">
          <FilingPart facts={facts} req={req} />
          {facts.details.map((view) => (
            <ServiceDetails can={facts.can} key={view.service} view={view} />
          ))}
          <RevealLog reveals={facts.reveals} />
          <TimelinePart facts={facts} />
          <LinesPart facts={facts} />
          <PaymentsPart facts={facts} />
          <RefundsPart facts={facts} />
        </div>
        <div className="min-w-0">
          <CustomerPart accountHref={accountHref} facts={facts} />
          <DocumentsPart facts={facts} />
          <PapersPart order={facts.order} req={req} />
          <RecordsPart mayChange={Boolean(facts.can.change)} order={facts.order} req={req} />
          <ScreeningPart orderId={facts.order.id} req={req} />
          <NotesPart facts={facts} />
          <RelatedPart facts={facts} />
          <HistoryPart facts={facts} />
        </div>
      </div>
    </PageMain>
  )
}

/** What staff did to the order; the last of it can be taken back for ten minutes. */
function HistoryPart({ facts: { order, history, can } }: { facts: OrderFacts }) {
  const undo = undoIn(order.undo)
  const isOpen = undo !== null && Date.now() < undoUntil(undo)
  return (
    <Section description="Only staff see this." id="history" title="History">
      {isOpen && can.change && (
        <p className="flex items-center justify-between gap-2.5 m-0 mb-2 px-2.5 py-1.5 rounded-ui bg-panel">
          <span>{undo.label}</span>
          <UndoButton grant={can.change} label={undo.label} orderId={order.id} undo={undo.id} />
        </p>
      )}
      {history.length === 0 && <EmptyState isSmall>Staff have not changed this order.</EmptyState>}
      <ol className="m-0 p-0 list-none">
        {history.map(({ id, at, who, what }) => (
          <li className={LINE} key={id}>
            <span>
              {what}
              <small className="admin-sub">
                {who} · <Moment at={at} />
              </small>
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}

type Can = OrderFacts['can']

function ServiceDetails({ view, can }: { view: DetailsView; can: Can }) {
  const { completedAt, service, closed } = view
  return (
    <HandedIn
      at={completedAt ?? null}
      id={`details-${service}`}
      isSubmitted={closed === 'submitted'}
      missing={missingDetails(service, { ...view, kept: Object.keys(view.ends) })}
      title={DETAILS_FORMS[service].title}
    >
      {view.context.withFormation && service === 'ein' && (
        <p className="admin-sub">
          Legal name, owners and responsible party are in the filing details above.
        </p>
      )}
      {shownAnswers(view, countryName).map(({ title, answers }) => (
        <div key={title}>
          <h3 className="mx-0 mt-4.5 mb-1.5 text-base leading-5">{title}</h3>
          <Facts
            facts={answers.map((answer) => [
              answer.label,
              <Answered answer={answer} can={can} key={answer.name} view={view} />,
            ])}
          />
        </div>
      ))}
    </HandedIn>
  )
}

function Answered({ answer, view, can }: { answer: ShownAnswer; view: DetailsView; can: Can }) {
  if (!answer.isSecret) return <CopyText name={answer.label} text={answer.value} />
  return (
    <RevealNumber
      field={answer.name}
      grant={can.revealTaxId}
      mask={answer.value}
      path={`/api/orders/${view.orderId}/details/${view.service}/reveal`}
      what={answer.label}
    />
  )
}

function RevealLog({ reveals }: { reveals: readonly Reveal[] }) {
  if (reveals.length === 0) return null
  return (
    <details>
      <summary className="cursor-pointer">{`Numbers revealed: ${reveals.length}`}</summary>
      <ul className="m-0 p-0 list-none">
        {reveals.map(({ id, at, who, what, reason }) => (
          <li className={LINE} key={id}>
            <span>
              {who}: {reason}
              <small className="admin-sub">
                {what} · <Moment at={at} />
              </small>
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What staff tell one another of the order; no customer ever sees it. */
function NotesPart({ facts: { order, can } }: { facts: OrderFacts }) {
  return (
    <Section description="Only staff see these." id="notes" title="Internal notes">
      {can.change ? (
        <NotesForm notes={order.notes ?? ''} orderId={order.id} />
      ) : (
        <p className="m-0 whitespace-pre-wrap">{order.notes || 'None.'}</p>
      )}
    </Section>
  )
}

function DocumentsPart({ facts: { order, documents, can } }: { facts: OrderFacts }) {
  return (
    <Section
      aside={
        can.addDocument && (
          <DocumentDrawer
            companyType={order.companyType}
            orderId={order.id}
            userId={idOf(order.user)}
          />
        )
      }
      id="documents"
      title="Documents"
    >
      {documents.length === 0 && <EmptyState isSmall>There are no documents yet.</EmptyState>}
      <ul className="m-0 p-0 list-none">
        {documents.map((document) => (
          <li className={LINE} key={document.id}>
            <PageLink href={collectionHref('documents', document.id)}>
              {document.name ?? 'Document'}
              <small className="admin-sub">
                {documentKinds(order.companyType)[document.type]}
                {' · '}
                <Day at={document.uploadedAt ?? document.createdAt} />
                {document.uploadedBy === 'customer' && <span>{' · from the customer'}</span>}
              </small>
            </PageLink>
            {(document.url || document.fileUrl) && (
              <a
                href={document.url || document.fileUrl || ''}
                rel="noreferrer"
                target={document.url ? undefined : '_blank'}
              >
                Open
              </a>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Whether articles, EIN letter and our documents name the company alike, letter for letter. */
async function RecordsPart({
  req,
  order,
  mayChange,
}: {
  req: PayloadRequest
  order: Order
  mayChange: boolean
}) {
  if (!order.formedOn) return null
  const check = await checkRecords(req, order)
  return (
    <Section id="records" title="Name and address on record">
      <p className="m-0">{checkText(check)}</p>
      <ul className="m-0 mt-2 p-0 list-none">
        {check.differences.map(({ text }) => (
          <li className="wrap-anywhere" key={text}>
            {text}
          </li>
        ))}
      </ul>
      {mayChange && <EnterRecords orderId={order.id} records={recordsOf(order)} />}
    </Section>
  )
}
