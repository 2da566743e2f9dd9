import { Link } from '@payloadcms/ui'
import { can } from '@/src/access/actions'
import { column, momentColumn } from '@/src/admin/kit/list/columns'
import { ListPage } from '@/src/admin/kit/list/ListPage'
import { listRows } from '@/src/admin/kit/list/list-rows'
import { having, type ListSpec } from '@/src/admin/kit/list/list-spec'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { TonePill } from '@/src/admin/kit/status/pills'
import { Moment } from '@/src/admin/kit/time/When'
import { SendButton } from '@/src/admin/kit/ui/actions'
import { withSub } from '@/src/admin/kit/ui/parts'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { signersOf, whoseTurn } from '@/src/domain/signing/signers'
import { idOf } from '@/src/domain/vocabulary/relation'
import { collectionHref } from '@/src/lib/admin-address'
import type { Paper } from '@/src/payload-types'
import { type PaperSigning, signingOfPapers } from '@/src/queries/signing/staff-signing'
import { sealInUse } from '@/src/services/signing/seal-key'
import { DecideScan } from './DecideScan'
import { SealKey } from './SealKey'

const SHOWN = {
  title: true,
  order: true,
  state: true,
  signature: true,
  signers: true,
  voidReason: true,
  createdAt: true,
} as const

type Row = Pick<Paper, 'id' | keyof typeof SHOWN> & {
  readonly signing: PaperSigning
  readonly grant: Grant<'followSigning'> | null
}

const STATES = {
  ready: { word: 'Ready', tone: 'neutral' },
  signing: { word: 'Being signed', tone: 'warning' },
  signed: { word: 'Signed', tone: 'good' },
  void: { word: 'Void', tone: 'bad' },
} as const

/** Who has signed and when. Staff can have a new link sent, and never sign. */
function Signers({ id, signers, state, signing, grant }: Row) {
  const all = signersOf(signers)
  const turn = whoseTurn(all, signing.signedAt)
  const isWaiting = (key: string) => state === 'signing' && turn.some((one) => one.key === key)
  return (
    <ul className="m-0 grid list-none gap-2 p-0">
      {all.map(({ key, name, role }) => {
        const at = signing.signedAt.get(key)
        return (
          <li className="flex flex-wrap items-center gap-x-3 gap-y-1" key={key}>
            <span>
              {name}
              <small className="admin-sub">
                {role} · {at ? <Moment at={at} /> : <span>Not signed</span>}
              </small>
            </span>
            {grant && isWaiting(key) && (
              <SendButton
                busyLabel="Sending…"
                failed="The link was not sent."
                label={`Send ${name} a new link`}
                path={`/api/papers/${id}/signers/${key}/resend`}
              >
                Send a new link
              </SendButton>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const signingList: ListSpec<Row> = {
  screen: 'signing',
  description:
    'Who signs what, in which order. You can send a signer a new link; no one but the signer can open it.',
  empty: 'No document is signed yet.',
  views: {
    open: having('Waiting', 'state', 'signing', 'No document waits for a signature.'),
    signed: { label: 'Signed', where: { state: { equals: 'signed' } } },
    void: { label: 'Void', where: { state: { equals: 'void' } } },
    all: { label: 'All', where: { signature: { not_equals: 'none' } } },
  },
  filters: {},
  search: { label: 'Title', where: (text) => ({ title: { contains: text } }), view: 'all' },
  sort: '-createdAt',
  columns: [
    column('Document', { phone: 'title', csv: ({ title }) => title }, ({ title, voidReason }) =>
      withSub(<strong>{title}</strong>, voidReason),
    ),
    column('State', { phone: 'aside', csv: ({ state }) => STATES[state].word }, ({ state }) => (
      <TonePill tone={STATES[state].tone}>{STATES[state].word}</TonePill>
    )),
    column(
      'Signers',
      {
        phone: 'left',
        csv: ({ signers }) =>
          signersOf(signers)
            .map(({ name }) => name)
            .join(', '),
      },
      (row) => <Signers {...row} />,
    ),
    column('Order', {}, ({ order }) => (
      <Link href={collectionHref('orders', idOf(order) ?? '')}>Open the order</Link>
    )),
    momentColumn('Made', 'right'),
    column(
      '',
      { end: true },
      ({ grant, signing, state, title }) =>
        grant &&
        state === 'signing' && // nothing is decided about one that is signed or void
        signing.scan && (
          <DecideScan
            code={signing.scan.code}
            document={signing.scan.document}
            grant={grant}
            id={signing.scan.id}
            title={title}
          />
        ),
    ),
  ],
  ...listRows('papers', SHOWN, async (req, papers) => {
    const ids = papers.map(({ id }) => id)
    const [grant, signing] = await Promise.all([
      can(req, 'followSigning'),
      signingOfPapers(req, ids),
    ])
    return papers.map((row) => ({ ...row, grant, signing: signing(row.id) }))
  }),
}

export const SigningScreen = screenView('signing', async ({ context }) => {
  const grant = await can(context.req, 'replaceSealKey')
  return (
    <>
      <ListPage context={context} list={signingList} />
      {grant && <SealKey inUse={await sealInUse(context.req)} />}
    </>
  )
})
