import type { GlobalConfig } from 'payload'

import { nobody } from '@/src/access/rules'
import { secret } from '@/src/fields/secret'

/** The WhatsApp Cloud API: keys, templates, and what was heard of it last. Off until it is set up. */
export const whatsappSettings: GlobalConfig = {
  slug: 'whatsappSettings',
  label: 'WhatsApp Cloud API',
  access: {
    read: nobody, // the screen WhatsApp Settings shows them to those who manage settings
    update: nobody, // the saveCloudSettings service
    readVersions: nobody,
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
