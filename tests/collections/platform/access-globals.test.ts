import { expect, test } from 'vitest'

import { GLOBAL_ACCESS, type GlobalRow } from '@/tests/support/access-table'
import { api } from '@/tests/support/api'
import { testPayload } from '@/tests/support/database'
import { isAllowed, makeCast, PERSONAS, type Persona } from '@/tests/support/people/personas'

const payload = await testPayload()
const slugs = payload.config.globals.map(({ slug }) => slug)
const cast = await makeCast(payload)

const isOk = (status: number) => status >= 200 && status < 300

async function tryAs(persona: Persona, slug: string, row: GlobalRow, change: object) {
  const wrong: string[] = []
  const as = cast.as(persona)
  const expectAs = (mayDo: boolean, what: string, status: number) => {
    if (isOk(status) !== mayDo || status >= 500)
      wrong.push(`${persona}: ${what} answered ${status}`)
  }
  const read = await api('GET', `/globals/${slug}`, { as })
  expectAs(isAllowed(row.read, persona), 'read', read.status)
  const updated = await api('POST', `/globals/${slug}`, { as, body: change })
  expectAs(isAllowed(row.update, persona), 'update', updated.status)
  const versions = await api('GET', `/globals/${slug}/versions`, { as })
  expectAs(isAllowed(row.versions ?? 'nobody', persona), 'versions', versions.status)
  return wrong
}

test('every global has a row in the access table, and every row a global', () => {
  expect(Object.keys(GLOBAL_ACCESS).sort()).toEqual([...slugs].sort())
})

test.each(slugs)('what each person may do with %s is what the access table says', async (slug) => {
  const row = GLOBAL_ACCESS[slug]
  if (!row) throw new Error(`The access table lacks ${slug}`)
  const wrong: string[] = []
  for (const [area, other, change] of [
    [row.area, row.orArea, row.change],
    [row.orArea, row.area, row.orChange],
  ] as const) {
    await cast.assign(area, [other])
    for (const persona of PERSONAS) wrong.push(...(await tryAs(persona, slug, row, change)))
  }
  expect(wrong).toEqual([])
})

test('who may change the branding cannot switch the announcement, nor the other way round', async () => {
  const as = cast['sub-admin who may manage']
  const both = { announcementText: 'By the wrong one', companyTagline: 'By the wrong one' }
  await payload.updateGlobal({
    slug: 'settings',
    data: { announcementText: 'As it was', companyTagline: 'As it was' },
    overrideAccess: true,
  })

  await cast.assign('branding', ['settings'])
  await api('POST', '/globals/settings', { as, body: both })
  const afterBranding = await payload.findGlobal({ slug: 'settings', overrideAccess: true })
  expect(afterBranding).toMatchObject({ ...both, announcementText: 'As it was' })

  await cast.assign('settings', ['branding'])
  await api('POST', '/globals/settings', { as, body: { ...both, companyTagline: 'Again' } })
  const afterSettings = await payload.findGlobal({ slug: 'settings', overrideAccess: true })
  expect(afterSettings).toMatchObject(both)
})

test('the public settings keep the tax number and the licence from the public', async () => {
  await payload.updateGlobal({
    slug: 'settings',
    data: { taxId: '12-3456789', businessLicense: 'L-1' },
    overrideAccess: true,
  })
  const { body } = await api('GET', '/globals/settings')

  expect(body).toMatchObject({ companyName: 'Charterdesk' })
  expect(JSON.stringify(body)).not.toMatch(/12-3456789|L-1/)
})

test('a mail password cannot be read back, nor its cipher text, by anybody', async () => {
  const as = cast.administrator
  const sent = await api('POST', '/globals/privateSettings', {
    as,
    body: {
      smtpPassword: 'mail-password-9876',
      smtpPasswordSealed: 'mine',
      smtpPasswordLast4: 'mine',
    },
  })
  const { body } = await api('GET', '/globals/privateSettings', { as })

  expect(body).toMatchObject({ smtpPasswordLast4: '9876' })
  expect(JSON.stringify([sent.body, body])).not.toMatch(/mail-password|Sealed|mine/)
})
