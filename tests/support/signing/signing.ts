import { createLocalReq, type Payload } from 'payload'

import type { Signer } from '@/src/domain/signing/signers'
import type { SignatureMark } from '@/src/domain/signing/signing-input'
import { sha256Of } from '@/src/services/signing/papers'
import { startSigning } from '@/src/services/signing/start'
import { type Answer, api } from '@/tests/support/api'
import { builder, nextSerial } from '@/tests/support/builders'
import type { Data } from '@/tests/support/builders/maker'
import { mailedLink } from '@/tests/support/mail/mailbox'
import { type SignedIn, signIn } from '@/tests/support/people/people'
import { paperFile } from '@/tests/support/signing/paper-file'

const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it
const ORIGIN = 'http://localhost:3000'

export const DRAWN: SignatureMark = {
  kind: 'drawn',
  strokes: [
    [
      [20, 150],
      [120, 40],
      [180, 160],
      [400, 90],
    ],
  ],
}

/** A paper in the order of an owner with an account, and a co-owner without one. */
export async function paperOfTwo(payload: Payload, changes: Partial<Data<'papers'>> = {}) {
  const build = builder(payload)
  const serial = nextSerial()
  const user = await build('users', { email: `owner-${serial}@example.com` })
  const order = await build('orders', {
    user: user.id,
    email: user.email,
    companyName: 'Cedar Labs LLC',
  })
  const coOwner = `co-${serial}@example.com`
  const signers: Signer[] = [
    {
      key: 'member-1',
      name: 'Grace Hill',
      role: 'Member, 60%',
      isCompany: false,
      email: user.email,
      order: 1,
    },
    {
      key: 'member-2',
      name: 'Ada Moss',
      role: 'Member, 40%',
      isCompany: false,
      email: coOwner,
      order: 2,
    },
  ]
  const bytes = await paperFile(
    signers.map(({ name }) => name),
    3,
  )
  const document = await payload.create({
    collection: 'documents',
    data: { name: 'Operating Agreement', type: 'other', order: order.id, uploadedBy: 'staff' },
    file: { name: 'agreement.pdf', data: bytes, mimetype: 'application/pdf', size: bytes.length },
    ...everything,
  })
  const paper = await build('papers', {
    order: order.id,
    user: user.id,
    kind: 'operating_agreement',
    signature: 'electronic',
    signers,
    sha256: sha256Of(bytes),
    pages: 3,
    document: document.id,
    ...changes,
  })
  const owner = await signIn(payload, user.email)
  return { paper, order, owner, coOwner, signers }
}

export async function start(payload: Payload, id: string): Promise<void> {
  await startSigning(await createLocalReq({}, payload), id)
}

/** The browser of someone who opened the newest link that they were mailed. */
export async function byLink(payload: Payload, email: string): Promise<SignedIn> {
  const { token } = await mailedLink(payload, email, 'sign-request')
  const opened = await open(token)
  if (opened.status !== 200) throw new Error(`The link of ${email} was not opened`)
  return { id: '', headers: { origin: ORIGIN, cookie: cookieOf(opened) } }
}

export const open = (token: string, as?: SignedIn): Promise<Answer> =>
  api('POST', '/signing/open', { as, body: { token }, headers: { origin: ORIGIN } })

const cookieOf = (answer: Answer): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

/** Agrees, and opens so many pages. */
export async function prepare(as: SignedIn, id: string, pages = 3): Promise<void> {
  await api('POST', `/signing/${id}/consent`, { as, body: { version: '1', agree: true } })
  for (let page = 1; page <= pages; page += 1)
    await api('GET', `/signing/${id}/pages/${page}`, { as })
}

export const sign = (
  as: SignedIn | null,
  paper: { readonly id: string; readonly sha256: string },
  mark: SignatureMark = DRAWN,
): Promise<Answer> =>
  api('POST', `/signing/${paper.id}/sign`, { as, body: { mark, sha256: paper.sha256 } })

/** Has both sign. */
export async function signedByBoth(payload: Payload) {
  const made = await paperOfTwo(payload)
  await start(payload, made.paper.id)
  await prepare(made.owner, made.paper.id)
  await sign(made.owner, made.paper)
  const other = await byLink(payload, made.coOwner)
  await prepare(other, made.paper.id)
  await sign(other, made.paper, { kind: 'typed', name: 'Ada Moss' })
  return made
}
