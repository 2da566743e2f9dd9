import type { TextField } from 'payload'

import { denyField, staffField } from '@/src/access/rules'
import type { Permission } from '@/src/domain/platform/permissions/areas'

/** What a list is searched in. A trigger of the database writes it, no matter who changes a name. */
export const searchText = (needs: Permission): TextField => ({
  name: 'searchText',
  type: 'text',
  access: { read: staffField(needs), create: denyField, update: denyField },
  admin: { hidden: true },
})
