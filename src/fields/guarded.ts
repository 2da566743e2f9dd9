import type { Field } from 'payload'

import { staffField } from '@/src/access/rules'
import type { Permission } from '@/src/domain/platform/permissions/areas'

/** Fields that only holders of a permission may change; who may read them is left as it was. */
export function guardedBy(permission: Permission, fields: readonly Field[]): Field[] {
  const update = staffField(permission)
  return fields.map((field): Field => {
    switch (field.type) {
      case 'text':
        return { ...field, access: { ...field.access, update } }
      case 'textarea':
      case 'email':
      case 'number':
      case 'checkbox':
      case 'date':
      case 'select':
      case 'group':
      case 'relationship':
        return { ...field, access: { ...field.access, update } }
      default:
        throw new TypeError(`A field of type ${field.type} cannot be guarded yet`)
    }
  })
}
