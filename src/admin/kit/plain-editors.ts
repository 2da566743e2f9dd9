import type { CollectionConfig, Field, GlobalConfig } from 'payload'
import { entityPlugin } from '@/src/lib/entity-plugin'

const JSON_EDITOR = '/src/admin/kit/fields/PlainJson#PlainJson'
const CODE_EDITOR = '/src/admin/kit/fields/PlainCode#PlainCode'

function plain(field: Field): Field {
  switch (field.type) {
    case 'json':
      return {
        ...field,
        admin: { ...field.admin, components: { Field: JSON_EDITOR, ...field.admin?.components } },
      }
    case 'code':
      return {
        ...field,
        admin: { ...field.admin, components: { Field: CODE_EDITOR, ...field.admin?.components } },
      }
    case 'tabs':
      return {
        ...field,
        tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(plain) })),
      }
    case 'array':
    case 'collapsible':
    case 'group':
    case 'row':
      return { ...field, fields: field.fields.map(plain) }
    default:
      return field
  }
}

const withPlainEditors = <Entity extends CollectionConfig | GlobalConfig>(
  entity: Entity,
): Entity => ({
  ...entity,
  fields: entity.fields.map(plain),
})

/**
 * Gives every JSON and code field our own plain editor. Payload's would load its program from another
 * company's server, which tells that company about our staff, fails where there is no network, and is
 * refused by our content security policy.
 */
export const plainEditorsPlugin = entityPlugin({
  collection: withPlainEditors,
  global: withPlainEditors,
})
