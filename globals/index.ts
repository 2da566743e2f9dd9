import type { Field, GlobalConfig } from 'payload'
import { privateSettings } from '@/globals/privateSettings'
import { guardFormedClaim } from '@/hooks/content/contentElements'
import { requirePopupOffer } from '@/hooks/content/media'
import { guardRestore } from '@/hooks/content/pages'
import { invalidateGlobalTag } from '@/hooks/platform/invalidate'
import { anyone, denyAll, staffWithAny } from '@/src/access/rules'
import { secret } from '@/src/fields/secret'
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
  answerHours,
  applications,
  books,
  chatWidget,
  offerPopup,
  whatsApp,
} from '@/src/fields/settings/tabs'
import { guardedBy } from '@/src/fields/simple'

/** The WhatsApp Cloud API: keys, templates, and what was heard of it last. Off until it is set up. */
const whatsappSettings: GlobalConfig = {
  slug: 'whatsappSettings',
  label: 'WhatsApp Cloud API',
  access: {
    read: denyAll, // the screen WhatsApp Settings shows them to those who manage settings
    update: denyAll, // the saveCloudSettings service
    readVersions: denyAll,
  },
  admin: { group: 'Settings', hidden: true },
  fields: [
    { name: 'enabled', type: 'checkbox', defaultValue: false },
    { name: 'number', type: 'text', maxLength: 40 },
    { name: 'phoneNumberId', type: 'text', maxLength: 32 },
    { name: 'businessAccountId', type: 'text', maxLength: 32 },
    ...secret('accessToken', 'Access token', 'whatsappSettings.accessToken'),
    ...secret('appSecret', 'App secret', 'whatsappSettings.appSecret'),
    { name: 'templates', type: 'json' },
    { name: 'lastWebhookAt', type: 'date' },
    { name: 'lastFailureAt', type: 'date' },
    { name: 'lastFailure', type: 'text', maxLength: 500 },
    { name: 'lockedOutAt', type: 'date' },
  ],
}

const tabOf =
  (permission: 'manage_branding' | 'manage_settings') =>
  (label: string, fields: readonly Field[]) => ({
    label,
    fields: guardedBy(permission, fields),
  })
const brandingTab = tabOf('manage_branding')
const settingsTab = tabOf('manage_settings')

/** What the company says of itself and how its site behaves. Everybody may read it. */
const settings: GlobalConfig = {
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

/** What makes a lead's score, as staff weighed it. Empty: as the specification has it. */
const leadScoring: GlobalConfig = {
  slug: 'leadScoring',
  access: {
    read: denyAll, // the screen Scoring shows them to those who view leads
    update: denyAll, // the saveWeights service, which rescores every lead
    readVersions: denyAll,
  },
  admin: { group: 'Sales', hidden: true },
  fields: [{ name: 'weights', type: 'json' }],
}

/** The globals, in menu order. */
export const globals: GlobalConfig[] = [settings, privateSettings, whatsappSettings, leadScoring]
