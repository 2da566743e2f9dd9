import type { TextField } from 'payload'

import { nobodyField, staffField } from '@/src/access/rules'
import type { Permission } from '@/src/domain/platform/permissions/areas'

/** What a list is searched in. A trigger of the database writes it, no matter who changes a name. */
export const searchText = (needs: Permission): TextField => ({
  name: 'searchText',
  type: 'text',
  access: { read: staffField(needs), create: nobodyField, update: nobodyField },
  admin: { hidden: true },
})
