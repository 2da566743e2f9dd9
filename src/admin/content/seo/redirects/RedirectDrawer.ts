'use client'

import { entryDrawer } from '@/src/admin/kit/record/EntryDrawer'
import { ask } from '@/src/admin/kit/record/record-field'
import {
  NEW_REDIRECT,
  REDIRECT_TYPES,
  redirectForm,
} from '@/src/domain/platform/redirects/redirect-form'

export const RedirectDrawer = entryDrawer({
  action: 'changeRedirects',
  add: 'Add redirect',
  noun: 'redirect',
  schema: redirectForm,
  save: '/api/seo/redirects/save',
  success: 'Redirect saved.',
  fresh: NEW_REDIRECT,
  sections: () => [
    {
      fields: [
        ask('text', 'from', 'Old address', {
          autoCapitalize: 'none',
          help: 'A path of this site that is no page any more, such as /old-pricing',
          required: true,
        }),
        ask('text', 'to', 'New address', {
          autoCapitalize: 'none',
          help: 'A path of this site, or an address that starts with https://',
          required: true,
        }),
        ask('choice', 'type', 'Type', {
          help: 'Permanent: search engines drop the old address.',
          options: REDIRECT_TYPES,
          required: true,
          initial: NEW_REDIRECT.type,
        }),
        ask('switch', 'isActive', 'Active'),
      ],
    },
  ],
})
