import { randomUUID } from 'node:crypto'

import { beforeEach, describe, expect, test } from 'vitest'
import { ALL_LEADS, type LeadFilter } from '@/src/domain/marketing/lead-filter'
import { filterChoices } from '@/src/queries/marketing/campaigns'
import { countAsked, countAudience } from '@/src/services/marketing/campaigns/audience'
import { beginCampaign } from '@/src/services/marketing/campaigns/begin-campaign'
import { cancelCampaign, sendCampaign } from '@/src/services/marketing/campaigns/change-campaign'
import { exclusionsOf } from '@/src/services/marketing/campaigns/figures'
import { saveCampaign } from '@/src/services/marketing/campaigns/save-campaign'
import { builder } from '@/tests/support/builders'
import { fresh, marketingDesk } from '@/tests/support/mail/campaigns'
import { addressees, willingLead } from '@/tests/support/mail/marketing-shop'

const { payload, server, req, campaign, toList, chosenFor, sendAll } = await marketingDesk()

beforeEach(() => server.answerWith(null))
const since = (count: number) => server.received.slice(count)

describe('a campaign', () => {
  test('counts its audience before it begins, with whom it leaves out', async () => {
    const [willing, unasked] = [fresh(), fresh()]
    await willingLead(payload, willing)
    const { id } = await toList([willing, unasked])

    expect(await countAudience(req, id)).toEqual({
      total: 2,
      mailable: 1,
      excluded: [{ reason: 'Has not agreed to marketing email', count: 1 }],
      isPart: false,
      problem: null,
    })
  })

  test('is counted as it is on the screen, with what its text lacks for someone', async () => {
    const [named, nameless] = [fresh(), fresh()]
    await willingLead(payload, named, { firstName: 'Ada', companyName: 'Ada Works' })
    await willingLead(payload, nameless, { firstName: '', companyName: '' })
    const asked = {
      id: null,
      audience: 'list',
      leadFilter: null,
      listConsent: { textVersion: '', where: '' },
      subject: 'News',
    } as const
    const count = (addresses: string, content: string) =>
      countAsked(req, { ...asked, addresses, content })

    const both = `${named}\n${nameless}`
    expect(await count(both, '<p>Hi</p>')).toMatchObject({ mailable: 2, problem: null })
    expect(await count(named, '<p>{{ company_name }}</p>')).toMatchObject({ problem: null })
    expect(await count(both, '<p>{{ company_name }}</p>')).toMatchObject({
      mailable: 2,
      problem: expect.stringContaining(nameless),
    })
  })

  test('to leads follows its filter, and leaves those who bought', async () => {
    const [open, bought, early] = [fresh(), fresh(), fresh()]
    await willingLead(payload, open, { checkoutStep: 'payment', source: 'filter' })
    await willingLead(payload, bought, { checkoutStep: 'payment', converted: true })
    await willingLead(payload, early, { checkoutStep: 'state' })
    const { id } = await campaign({ audience: 'leads_open', leadFilter: { steps: ['payment'] } })

    await sendCampaign(req, id)
    await beginCampaign(payload, id)

    const addresses = await chosenFor(id)
    expect(addresses).toContain(open)
    expect(addresses).not.toContain(bought)
    expect(addresses).not.toContain(early)
    await cancelCampaign(req, id)
  })

  test('to leads can be narrowed to those who chose one package, one state, or both', async () => {
    const build = builder(payload)
    const [mine, other] = [await build('packages'), await build('packages')]
    const [here, there] = [await build('states'), await build('states')]
    const [both, elsewhere, dearer] = [fresh(), fresh(), fresh()]
    for (const [email, chosen, state] of [
      [both, mine, here],
      [elsewhere, mine, there],
      [dearer, other, here],
    ] as const) {
      await willingLead(payload, email, { selectedPackage: chosen.id, selectedState: state.id })
    }
    const reached = async (leadFilter: Partial<LeadFilter>) => {
      const { id } = await campaign({ audience: 'leads_all', leadFilter })
      await sendCampaign(req, id)
      await beginCampaign(payload, id)
      const addresses = await chosenFor(id)
      await cancelCampaign(req, id)
      return addresses.sort()
    }

    expect(await reached({ package: mine.id })).toEqual([both, elsewhere].sort())
    expect(await reached({ state: here.id })).toEqual([both, dearer].sort())
    expect(await reached({ package: mine.id, state: here.id })).toEqual([both])
    expect(await reached({ package: other.id, state: there.id })).toEqual([])
  })

  test('offers every package and state by name, and one that is gone by its place', async () => {
    const { id, name } = await builder(payload)('packages', { isActive: false })
    const gone = randomUUID()
    const choices = await filterChoices(req, { ...ALL_LEADS, state: gone })

    expect(choices.package[id]).toBe(name)
    expect(Object.keys(choices.package)).not.toContain(gone)
    expect(Object.values(choices.state)).toContain('Wyoming')
    expect(choices.state[gone]).toBe('No longer there')
  })

  test('to chosen leads leaves out who bought since it was written, whoever bought before', async () => {
    const [stays, buys, bought] = [fresh(), fresh(), fresh()]
    const chosen = []
    for (const email of [stays, buys, bought]) chosen.push(await willingLead(payload, email))
    const paidAt = (day: string) =>
      ({ paymentStatus: 'paid', paidAt: `${day}T00:00:00.000Z` }) as const
    await builder(payload)('orders', { email: bought, ...paidAt('2020-01-01') })
    const before = server.received.length
    const { id } = await campaign({
      audience: 'leads_chosen',
      chosenLeads: chosen.map((lead) => lead.id),
    })
    await sendCampaign(req, id)
    await beginCampaign(payload, id)
    await builder(payload)('orders', { email: buys, ...paidAt('2090-01-01') })

    await sendAll(id)

    expect(addressees(since(before)).sort()).toEqual([stays, bought].sort())
    expect(await exclusionsOf({ payload }, id)).toEqual([{ reason: 'Already bought', count: 1 }])
  })

  test('to more chosen leads than a statement has parameters is counted', async () => {
    const chosenLeads = Array.from({ length: 70_000 }, () => randomUUID())
    const { id } = await campaign({ audience: 'leads_chosen', chosenLeads })

    expect(await countAudience(req, id)).toMatchObject({ total: 0 })
  })
})

test('a list keeps each address once, and refuses one without any', async () => {
  const input = {
    id: null,
    version: null,
    name: 'Pasted',
    subject: 'News',
    content: '<p>News</p>',
    writtenAs: 'code',
    design: null,
    audience: 'list',
    leadFilter: null,
    perMinute: 60,
    listConsent: { textVersion: '', where: '' },
  } as const
  const saved = await saveCampaign(req, {
    ...input,
    addresses: 'Email\nA@example.com\nnot an address\n"B" <b@example.com>\na@example.com',
  })

  expect(saved.campaign.addressCount).toBe(2)
  expect(saved.message).toBe(
    'Campaign saved with 2 addresses; 1 repeated address left out; 1 line without an address left out, the first is line 3.',
  )
  await expect(saveCampaign(req, { ...input, addresses: 'nothing' })).rejects.toThrow(
    'There is no email address on this list',
  )
})
