import type { CollectionConfig } from 'payload'

import { closed } from '@/src/access/rules'

/** By which browser a session was begun, so that people recognise theirs. Gone with the session. */
export const sessionDevices: CollectionConfig = {
  slug: 'sessionDevices',
  access: closed,
  admin: { hidden: true },
  disableDuplicate: true,
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'session', type: 'text', required: true, unique: true, maxLength: 64 },
    { name: 'userAgent', type: 'text', maxLength: 300 },
    { name: 'lastSeenAt', type: 'date', required: true },
  ],
}
