import type { GlobalConfig } from 'payload'

import { guardRestore } from '@/hooks/content/guardRestore'
import { requirePopupOffer } from '@/hooks/content/requirePopupOffer'
import { invalidateGlobalTag } from '@/hooks/platform/invalidate'
import { staffWithAny } from '@/src/access/area'
import { anyone } from '@/src/access/rules'
import { guardedBy } from '@/src/fields/guarded'
import {
  branding,
  companyInfo,
  contactDetails,
  socialMedia,
  website,
} from '@/src/fields/settings/company'
import {
  accountRules,
  announcement,
  books,
  chatWidget,
  offerPopup,
  whatsApp,
} from '@/src/fields/settings/site'
import { answerHours } from '@/src/fields/settings/support'

/** What the company says of itself and how its site behaves. Everybody may read it. */
export const settings: GlobalConfig = {
  slug: 'settings',
  access: {
    read: anyone,
    update: staffWithAny('manage_settings', 'manage_branding'),
    readVersions: staffWithAny('view_settings', 'view_branding'),
  },
  admin: { group: 'Settings' },
  versions: { max: 50 },
  hooks: {
    ...invalidateGlobalTag('settings'),
    beforeOperation: [guardRestore],
    beforeValidate: [requirePopupOffer],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Company Info', fields: guardedBy('manage_branding', companyInfo) },
        { label: 'Contact Details', fields: guardedBy('manage_branding', contactDetails) },
        { label: 'Branding & Colors', fields: guardedBy('manage_branding', branding) },
        { label: 'Website', fields: guardedBy('manage_branding', website) },
        { label: 'Social Media', fields: guardedBy('manage_branding', socialMedia) },
        { label: 'Time zone', fields: guardedBy('manage_settings', books) },
        { label: 'Support hours', fields: guardedBy('manage_settings', answerHours) },
        { label: 'Announcement', fields: guardedBy('manage_settings', announcement) },
        { label: 'WhatsApp', fields: guardedBy('manage_settings', whatsApp) },
        { label: 'Offer popup', fields: guardedBy('manage_settings', offerPopup) },
        { label: 'Chat widget', fields: guardedBy('manage_settings', chatWidget) },
        { label: 'Accounts & terms', fields: guardedBy('manage_settings', accountRules) },
      ],
    },
  ],
}
