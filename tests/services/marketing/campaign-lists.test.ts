import { expect, test } from 'vitest'
import { countAudience } from '@/src/services/marketing/campaigns/audience'
import { beginCampaign } from '@/src/services/marketing/campaigns/begin-campaign'
import {
  cancelCampaign,
  reviseCampaign,
  sendCampaign,
} from '@/src/services/marketing/campaigns/change-campaign'
import { saveCampaign } from '@/src/services/marketing/campaigns/save-campaign'
import { builder } from '@/tests/support/builders'
import { fresh, marketingDesk } from '@/tests/support/mail/campaigns'
import { addressees } from '@/tests/support/mail/marketing-shop'

const everything = { depth: 0, overrideAccess: true } as const // tests arrange and look at all of it

const { payload, server, req, sendAll } = await marketingDesk()

const CONSENT = { textVersion: 'Fair 2026', where: 'Booth 7' }

async function pasted(addresses: readonly string[], changes: object = {}) {
  const { campaign } = await saveCampaign(req, {
    id: null,
    version: null,
    name: 'Fair',
    subject: 'News',
    content: '<p>News</p>',
    writtenAs: 'code',
    design: null,
    audience: 'list',
    leadFilter: null,
    perMinute: 6000,
    addresses: addresses.join('\n'),
    listConsent: CONSENT,
    ...changes,
  })
  return campaign.id
}

async function consentsOf(email: string) {
  const { docs } = await payload.find({
    collection: 'consents',
    where: { email: { equals: email } },
    ...everything,
  })
  return docs
}

test('a list that agreed is mailed, but for those who said no themselves', async () => {
  const before = server.received.length
  const [asked, refused] = [fresh(), fresh()]
  await builder(payload)('consents', { email: refused, topic: 'offers', granted: false })
  const id = await pasted([asked, refused])

  expect(await countAudience(req, id)).toMatchObject({ total: 2, mailable: 1 })
  expect(await consentsOf(asked)).toEqual([])
  await sendCampaign(req, id)
  await sendAll(id)

  expect(addressees(server.received.slice(before))).toEqual([asked])
  expect(await consentsOf(asked)).toMatchObject([
    {
      topic: 'offers',
      granted: true,
      place: 'import',
      note: `Text Fair 2026, Booth 7 (campaign ${id})`,
    },
  ])
})

test('a list that agreed to nothing is not mailed, whatever was said of the one before', async () => {
  const email = fresh()
  const id = await pasted([fresh()])
  await pasted([email], { id, listConsent: { textVersion: '', where: '' } })

  expect(await countAudience(req, id)).toMatchObject({ total: 1, mailable: 0 })
})

test('a draft says of nobody that they agreed, neither when its list is replaced nor when it is deleted', async () => {
  const [wrong, right] = [fresh(), fresh()]
  const id = await pasted([wrong])
  await pasted([right], { id })
  await payload.delete({ collection: 'emailCampaigns', id, ...everything })

  expect(await consentsOf(wrong)).toEqual([])
  expect(await consentsOf(right)).toEqual([])
})

test.each(['cancelled', 'taken back', 'deleted'])(
  'what was said of a list is taken back when its campaign is %s before anything is out',
  async (way) => {
    const email = fresh()
    const id = await pasted([email])
    await sendCampaign(req, id)
    await beginCampaign(payload, id)
    expect(await consentsOf(email)).toHaveLength(1)
    const fail = () =>
      payload.update({
        collection: 'emailCampaigns',
        id,
        data: { status: 'failed' },
        ...everything,
      })

    if (way === 'cancelled') await cancelCampaign(req, id)
    else {
      await fail()
      if (way === 'taken back') await reviseCampaign(req, id)
      else await payload.delete({ collection: 'emailCampaigns', id, ...everything })
    }

    expect(await consentsOf(email)).toEqual([])
  },
)

test('who was reached stays as agreed when the campaign is deleted', async () => {
  const email = fresh()
  const id = await pasted([email])
  await sendCampaign(req, id)
  await sendAll(id)
  await payload.delete({ collection: 'emailCampaigns', id, ...everything })

  expect(await consentsOf(email)).toHaveLength(1)
})
