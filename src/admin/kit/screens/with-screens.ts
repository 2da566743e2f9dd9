import type { AdminViewConfig, CollectionConfig, PayloadRequest } from 'payload'

import { entityPlugin } from '@/src/lib/entity-plugin'
import { SCREEN_NAMES, screenOf } from './admin-href'
import { seesDeveloperViews } from './developer-views'

/** Payload's own form of a record; *Edit* on an order leads to it as well. */
const FIELDS_TAB = {
  Component: '@payloadcms/ui#DefaultEditView',
  path: '/fields',
  tab: {
    label: 'Fields',
    href: '/fields',
    condition: ({ req }: { req: PayloadRequest }) => seesDeveloperViews(req),
  },
} as const

const ownViews = SCREEN_NAMES.flatMap((name): [string, AdminViewConfig][] => {
  const screen = screenOf(name)
  if (!('view' in screen) || 'record' in screen) return []
  const { view, address, label } = screen
  if (address === '') return [[name, { Component: view }]] // Payload's start page has no path
  return [[name, { Component: view, path: address, exact: true, meta: { title: label } }]]
})

export const adminViews: Record<string, AdminViewConfig> = Object.fromEntries(ownViews)

function withScreens(collection: CollectionConfig): CollectionConfig {
  const page = SCREEN_NAMES.map(screenOf).find(
    (screen) => 'record' in screen && screen.record === collection.slug,
  )
  if (!page || !('record' in page)) return collection
  const edit = { default: { Component: page.view, tab: { label: page.tab } }, fields: FIELDS_TAB }
  const components = { ...collection.admin?.components, views: { edit } }
  return { ...collection, admin: { ...collection.admin, components } }
}

/** Gives a collection our page about one of its records, where there is one. */
export const screensPlugin = entityPlugin({ collection: withScreens })
