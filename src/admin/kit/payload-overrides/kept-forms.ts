import type { CollectionConfig, GlobalConfig } from 'payload'
import { entityPlugin } from '@/src/lib/entity-plugin'

const KEEP = '/src/admin/kit/payload-overrides/KeepTyped#KeepTyped'
const SAVE_AGAIN = '/src/admin/kit/payload-overrides/SaveAgain#SaveAgain'

/** Forms in which tax ids, keys or passwords are typed: nothing of them is kept in the browser. */
const SECRET = ['filings', 'serviceDetails', 'paymentGateways', 'privateSettings']

const withParts = <Part>(slug: string, others: readonly Part[] = []) => [
  ...others,
  ...(SECRET.includes(slug) ? [SAVE_AGAIN] : [SAVE_AGAIN, KEEP]),
]

function withKeptForm(collection: CollectionConfig): CollectionConfig {
  const components = collection.admin?.components
  const own = components?.edit
  const beforeDocumentControls = withParts(collection.slug, own?.beforeDocumentControls)
  const edit = { ...own, beforeDocumentControls }
  return { ...collection, admin: { ...collection.admin, components: { ...components, edit } } }
}

function withKeptGlobalForm(global: GlobalConfig): GlobalConfig {
  const components = global.admin?.components
  const own = components?.elements
  const beforeDocumentControls = withParts(global.slug, own?.beforeDocumentControls)
  const elements = { ...own, beforeDocumentControls }
  return { ...global, admin: { ...global.admin, components: { ...components, elements } } }
}

/** Has Payload's own forms keep what is typed into them in the browser, and *Save* after a refusal. */
export const keptFormsPlugin = entityPlugin({
  collection: withKeptForm,
  global: withKeptGlobalForm,
})
