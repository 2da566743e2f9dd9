import type { Field, GlobalConfig } from 'payload'

import { guardFormedClaim } from '@/hooks/content/guardClaim'
import { guardRestore } from '@/hooks/content/guardRestore'
import { requirePopupOffer } from '@/hooks/content/requirePopupOffer'
import { invalidateGlobalTag } from '@/hooks/platform/invalidate'
import { staffWithAny } from '@/src/access/area'
import { anyone } from '@/src/access/rules'
import { guardedBy } from '@/src/fields/guarded'
import { applications } from '@/src/fields/settings/careers'
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

const tabOf =
  (permission: 'manage_branding' | 'manage_settings') =>
  (label: string, fields: readonly Field[]) => ({
    label,
    fields: guardedBy(permission, fields),
  })
const brandingTab = tabOf('manage_branding')
const settingsTab = tabOf('manage_settings')

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
    beforeChange: [guardFormedClaim],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        brandingTab('Company Info', companyInfo),
        brandingTab('Contact Details', contactDetails),
        brandingTab('Branding & Colors', branding),
        brandingTab('Website', website),
        brandingTab('Social Media', socialMedia),
        settingsTab('Time zone', books),
        settingsTab('Support hours', answerHours),
        settingsTab('Announcement', announcement),
        settingsTab('WhatsApp', whatsApp),
        settingsTab('Offer popup', offerPopup),
        settingsTab('Chat widget', chatWidget),
        settingsTab('Accounts & terms', accountRules),
        settingsTab('Job applications', applications),
      ],
    },
  ],
}
