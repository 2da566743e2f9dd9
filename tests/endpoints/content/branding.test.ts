import { beforeAll, expect, test } from 'vitest'

import { api } from '@/tests/support/api'
import { testPayload } from '@/tests/support/database'
import { formWith, PNG, SVG } from '@/tests/support/files'
import { type SignedIn, staffOf } from '@/tests/support/people/people'

const payload = await testPayload()
const options = { slug: 'settings', depth: 0, overrideAccess: true } as const // tests look at all of it

let manager: SignedIn
let viewer: SignedIn

beforeAll(async () => {
  ;({ manager, viewer } = await staffOf(payload, 'branding'))
})

const stored = () => payload.findGlobal(options)
const save = (path: string, values: object, seen: object = {}, as = manager) =>
  api('POST', path, { as, body: { values, seen } })

test('a save of the brand changes what it names, and says so in the words of the spec', async () => {
  const { companyName, companyTagline = '', announcementText } = await stored()
  const values = { companyTagline: 'Formed in a day', primaryColor: '#0055AA' }
  const answer = await save('/branding', values, { companyTagline, primaryColor: '#3B82F6' })
  expect(answer).toMatchObject({
    status: 200,
    body: { message: 'Company branding settings saved successfully!' },
  })
  expect(await stored()).toMatchObject({ ...values, companyName, announcementText })
})

test('two sections at once are both saved; the same field twice is not', async () => {
  const { companyCity = '', companyZip = '' } = await stored()
  const answers = await Promise.all([
    save('/branding', { companyCity: 'Casper' }, { companyCity }),
    save('/branding', { companyZip: '82601' }, { companyZip }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await stored()).toMatchObject({ companyCity: 'Casper', companyZip: '82601' })
  expect(await save('/branding', { companyCity: 'Cody' }, { companyCity })).toMatchObject({
    status: 409,
    body: { current: { companyCity: 'Casper' } },
  })
})

test('good links are saved, a bad one stays as it was and is named', async () => {
  await payload.updateGlobal({ ...options, data: { twitterUrl: 'https://x.com/old' } })
  const answer = await save(
    '/social-media',
    { twitterUrl: 'x.com/new', facebookUrl: 'https://facebook.com/us' },
    { twitterUrl: 'https://x.com/old', facebookUrl: '' },
  )
  expect(answer).toMatchObject({
    status: 200,
    body: {
      message: 'Saved, except for Twitter.',
      refused: { twitterUrl: 'Please enter a valid URL (including https://)' },
    },
  })
  expect(await stored()).toMatchObject({
    twitterUrl: 'https://x.com/old',
    facebookUrl: 'https://facebook.com/us',
  })
  const refused = await save(
    '/social-media',
    { twitterUrl: 'x' },
    { twitterUrl: 'https://x.com/old' },
  )
  expect(refused).toMatchObject({
    status: 422,
    body: { error: { fields: { twitterUrl: 'Please enter a valid URL (including https://)' } } },
  })
  const good = await save('/social-media', { twitterUrl: '' }, { twitterUrl: 'https://x.com/old' })
  expect(good.body).toMatchObject({ message: 'Social media settings saved successfully!' })
})

test('viewers and other fields are refused', async () => {
  for (const path of ['/branding', '/social-media']) {
    expect((await save(path, {}, {}, viewer)).status).toBe(403)
    expect((await save(path, { passwordMinimum: 1 })).status).toBe(422)
  }
})

test('a picture is kept for everyone to see, by its content', async () => {
  const answer = await api('POST', '/branding/picture', {
    as: manager,
    body: formWith(PNG, 'logo.svg'),
  })
  expect(answer).toMatchObject({
    status: 201,
    body: { url: expect.stringMatching(/^\/api\/media\/file\/brand-[0-9a-f]{8}\.png$/) },
  })
  const svg = await api('POST', '/branding/picture', { as: manager, body: formWith(SVG, 'a.png') })
  expect(svg.status).toBe(415)
  const refused = await api('POST', '/branding/picture', {
    as: viewer,
    body: formWith(PNG, 'logo.png'),
  })
  expect(refused.status).toBe(403)
})
