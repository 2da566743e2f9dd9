import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { CHOICE_NAMES, QUESTIONS } from '@/src/domain/papers/choices'
import { saveFiling } from '@/src/services/filing/save-filing'
import { producePapers } from '@/src/services/papers/produce-papers'
import { brokenAt, eventsOf } from '@/src/services/signing/chain'
import { api } from '@/tests/support/api'
import { builder, nextSerial } from '@/tests/support/builders'
import { testPayload } from '@/tests/support/database'
import { mailsTo } from '@/tests/support/mail/mailbox'
import { SOLE_OWNER, WHOLE_FILING } from '@/tests/support/orders/filing-cases'
import { storedState } from '@/tests/support/orders/stored-states'
import { signIn } from '@/tests/support/people/people'
import { runSql } from '@/tests/support/run-sql'
import { byLink, prepare, sign } from '@/tests/support/signing/signing'

const payload = await testPayload()
const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it

const owner = (name: string, share: number, more: object = {}) => ({
  ...SOLE_OWNER,
  name,
  ownershipBasisPoints: share,
  ...more,
})

const FOO = { kind: 'company' as const, signsBy: 'Grace Hill', signsByTitle: 'President' }

const answers = (share: number) => ({
  ...WHOLE_FILING,
  members: [
    owner('Ada Moss', share, { contribution: '$6,000 in cash' }),
    owner('Foo Inc.', 10_000 - share, { ...FOO, contribution: 'A printing press, $4,000' }),
  ],
  partnershipRepresentative: 'Ada Moss',
})

/** An agreement of a person and a company, with every clause chosen. */
async function agreementOfTwo() {
  const serial = nextSerial()
  const user = await builder(payload)('users', { email: `ada-${serial}@example.com` })
  const order = await builder(payload)('orders', {
    user: user.id,
    email: user.email,
    companyName: 'Harbor & Pine LLC',
    companyType: 'llc',
    firstName: 'Ada',
    lastName: 'Moss',
    work: [{ key: 'operating_agreement', name: null, question: null, steps: [] }],
    state: (await storedState(payload, 'TX')).id,
    timeline: [],
  })
  const ada = await signIn(payload, user.email)
  const own = { ...WHOLE_FILING.registeredAgent, zipCode: '78701' }
  await saveFiling(payload, order.id, { ...answers(6000), registeredAgent: own })
  const choices = Object.fromEntries(
    CHOICE_NAMES.map((name) => [name, QUESTIONS[name].variants[0]?.value]),
  )
  await api('POST', `/orders/${order.id}/clauses`, { as: ada, body: { choices } })
  await producePapers(payload, order.id)
  return { order, ada, own, adasMail: user.email, grace: `grace-${serial}@example.com` }
}

async function agreementOf(order: string) {
  const { docs } = await payload.find({
    collection: 'papers',
    where: {
      order: { equals: order },
      kind: { equals: 'operating_agreement' },
      state: { not_equals: 'void' },
    },
    ...everything,
  })
  if (!docs[0]) throw new Error('There is no agreement')
  return docs[0]
}

test('a person and a company sign an agreement that is complete, in their order, and a changed share voids both', async () => {
  const { order, ada, own, adasMail, grace } = await agreementOfTwo()
  const paper = await agreementOf(order.id)
  expect(paper).toMatchObject({ signature: 'electronic', state: 'ready' })
  expect(paper.signers).toMatchObject([
    { name: 'Ada Moss', role: 'Member', order: 1 },
    { name: 'Grace Hill', role: 'President, Foo Inc., Member', order: 2 },
  ])

  const body = { emails: { 'member-2': grace } }
  expect(await api('POST', `/signing/${paper.id}/start`, { as: ada, body })).toMatchObject({
    status: 200,
  })
  expect(await mailsTo(payload, grace)).toEqual([])
  await prepare(ada, paper.id, paper.pages)
  expect(await sign(ada, paper)).toMatchObject({ status: 200, body: { complete: false } })
  const other = await byLink(payload, grace)
  await prepare(other, paper.id, paper.pages)
  expect(await sign(other, paper)).toMatchObject({ status: 200, body: { complete: true } })
  await producePapers(payload, order.id)
  expect(await agreementOf(order.id)).toMatchObject({ id: paper.id, state: 'signed' })

  await saveFiling(payload, order.id, { action: 'reopen' })
  await saveFiling(payload, order.id, { ...answers(5500), registeredAgent: own })
  await producePapers(payload, order.id)
  const next = await agreementOf(order.id)
  expect(next).toMatchObject({ state: 'ready', signature: 'electronic', replaces: paper.id })
  expect(
    await payload.findByID({ collection: 'papers', id: paper.id, ...everything }),
  ).toMatchObject({ state: 'void', voidCause: 'changed' })
  const events = await eventsOf({ payload }, [paper.id])
  expect(events.at(-1)?.kind).toBe('voided')
  expect(await brokenAt({ payload })).toBeNull()
  for (const email of [adasMail, grace]) {
    const mail = (await mailsTo(payload, email)).find(({ template }) => template === 'sign-void')
    expect(mail?.text).toContain('The signatures of Ada Moss and Grace Hill are void')
    expect(mail?.text).toContain('signed by Ada Moss and Grace Hill')
  }
  expect(await sign(other, next)).toMatchObject({ status: 404 }) // no signature is carried over
  const links = await runSql({ payload }, sql`select 1 from signing_links where paper = ${next.id}`)
  expect(links).toEqual([])
})
