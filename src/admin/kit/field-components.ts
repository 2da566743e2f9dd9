import type {
  CollectionConfig,
  DocumentTabCondition,
  Field,
  GlobalConfig,
  SanitizedConfig,
} from 'payload'
import { capitalized } from '@/src/domain/vocabulary/text/capitalized'

import { STATUS_CELL } from '@/src/fields/order'
import { entityPlugin } from '@/src/lib/entity-plugin'
import { seesDeveloperViews } from './screens/developer-views'

const DATE = '/src/admin/kit/cells/DateCell#DateCell'
const MONEY = '/src/admin/kit/cells/MoneyCell#MoneyCell'
const PERSON = '/src/admin/kit/people/PersonCell#PersonCell'
const PERSON_FILTER = '/src/admin/kit/people/PersonFilter#PersonFilter'
const PERSON_FIELD = '/src/admin/kit/people/PersonField#PersonField'

/**
 * Our own plain editors, because Payload’s load a script from another company’s server: that tells it
 * about our staff, fails offline, and our content security policy blocks it.
 */
const JSON_EDITOR = '/src/admin/kit/fields/PlainJson#PlainJson'
const CODE_EDITOR = '/src/admin/kit/fields/PlainCode#PlainCode'

/** Fields that say how far something is. */
const IS_STATUS = /^(?:status|stage)$/

/** A machine word as people write it: `sub_admin` is "Sub admin". */
const worded = (word: string) => capitalized(word.replaceAll(/[_-]+/g, ' '))

/** Draws a field by parts of ours, where it names none of its own. */
function give(field: { admin?: { components?: object } }, parts: object): void {
  field.admin = { ...field.admin, components: { ...parts, ...field.admin?.components } }
}

function dress(field: Field): void {
  switch (field.type) {
    case 'json':
      give(field, { Field: JSON_EDITOR })
      break
    case 'code':
      give(field, { Field: CODE_EDITOR })
      break
    case 'number':
      if (field.name.endsWith('Minor')) give(field, { Cell: MONEY })
      break
    case 'date':
      give(field, { Cell: DATE })
      break
    case 'select':
    case 'radio':
      field.options = field.options.map((option) =>
        typeof option === 'string' ? { label: worded(option), value: option } : option,
      )
      if (field.type === 'select' && IS_STATUS.test(field.name) && !field.hasMany)
        give(field, { Cell: STATUS_CELL })
      break
    case 'relationship':
      if (field.relationTo === 'users' && !field.hasMany) {
        const of = field.filterOptions ? 'staff' : 'everybody'
        const Field = { path: PERSON_FIELD, clientProps: { of } }
        const Filter = { path: PERSON_FILTER, clientProps: { name: field.name, of } }
        give(field, { Cell: PERSON, Field, Filter })
      }
      break
    case 'tabs':
      for (const tab of field.tabs) tab.fields.forEach(dress)
      break
    case 'array':
    case 'collapsible':
    case 'group':
    case 'row':
      field.fields.forEach(dress)
      break
  }
}

const byDevelopers: DocumentTabCondition = ({ req }) => seesDeveloperViews(req)
/** The record as JSON is for those who build on it. */
const API_TAB = { tab: { condition: byDevelopers } }

function withApiTab<Entity extends CollectionConfig | GlobalConfig>(entity: Entity): Entity {
  const components = entity.admin?.components
  const views = { ...components?.views, edit: { api: API_TAB, ...components?.views?.edit } }
  return { ...entity, admin: { ...entity.admin, components: { ...components, views } } }
}

/** Hides it from everybody else; the address is guarded with all others. */
export const apiTabPlugin = entityPlugin({ collection: withApiTab, global: withApiTab })

/**
 * Shows what Payload's lists and forms hold in words: dates of the office, people by their names to
 * all who may see the record, and no values as the database writes them. JSON and code are typed into
 * plain boxes.
 */
export function fieldComponents(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals]) fields.forEach(dress)
  return config
}
