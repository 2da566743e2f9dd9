import { postgresAdapter } from '@payloadcms/db-postgres'
import { buildConfig, type CollectionConfig, type Plugin } from 'payload'
import { expect, test } from 'vitest'

import { lockdown, notesAccess } from '@/src/access/lockdown'
import { anyone, denyAll } from '@/src/access/rules'

/** What a plugin adds: nothing said of who may do what, or of reading alone. */
const GUESTS: CollectionConfig = { slug: 'guests', fields: [{ name: 'name', type: 'text' }] }
const NEWS: CollectionConfig = { ...GUESTS, slug: 'news', access: { read: anyone } }
const adds: Plugin = (config) => ({
  ...config,
  collections: [...(config.collections ?? []), GUESTS, NEWS],
  globals: [{ slug: 'shelf', fields: [{ name: 'name', type: 'text' }] }],
})

test('what a plugin adds without a rule is denied to everybody, and what it rules stays', async () => {
  const { written, plugin } = notesAccess()
  const built = await buildConfig({
    secret: 'unused',
    db: postgresAdapter({ pool: {} }),
    plugins: [plugin, adds],
  })

  const { collections, globals } = lockdown(built, written)

  const rulesOf = (slug: string) => collections.find((one) => one.slug === slug)?.access
  const denied = {
    create: denyAll,
    read: denyAll,
    update: denyAll,
    delete: denyAll,
    unlock: denyAll,
  }
  expect(rulesOf('guests')).toMatchObject(denied)
  expect(rulesOf('news')).toMatchObject({ ...denied, read: anyone })
  expect(globals[0]?.access).toMatchObject({ read: denyAll, update: denyAll })
})
