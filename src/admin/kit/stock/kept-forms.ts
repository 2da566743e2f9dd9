import type { CollectionConfig, GlobalConfig } from 'payload'

const KEEP = '/src/admin/kit/stock/KeepTyped#KeepTyped'

/** Forms in which tax ids, keys or passwords are typed: nothing of them is kept in the browser. */
const SECRET = ['filings', 'serviceDetails', 'paymentGateways', 'privateSettings']

/** Has Payload's form of a collection keep what is typed into it. */
export function withKeptForm(collection: CollectionConfig): CollectionConfig {
  if (SECRET.includes(collection.slug)) return collection
  const components = collection.admin?.components
  const beforeDocumentControls = [...(components?.edit?.beforeDocumentControls ?? []), KEEP]
  const edit = { ...components?.edit, beforeDocumentControls }
  return {
    ...collection,
    admin: { ...collection.admin, components: { ...components, edit } },
  }
}

/** The same for a global. */
export function withKeptGlobalForm(global: GlobalConfig): GlobalConfig {
  if (SECRET.includes(global.slug)) return global
  const components = global.admin?.components
  const beforeDocumentControls = [...(components?.elements?.beforeDocumentControls ?? []), KEEP]
  const elements = { ...components?.elements, beforeDocumentControls }
  return { ...global, admin: { ...global.admin, components: { ...components, elements } } }
}
