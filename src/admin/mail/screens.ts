import type { Screens } from '../kit/screens/screen'

/** What was mailed, and how it is delivered. */
export const mailScreens = {
  outbox: {
    label: 'Outbox',
    address: '/outbox',
    view: '/src/admin/mail/OutboxScreen#OutboxScreen',
    replaces: 'emails',
    needs: 'view_email',
    under: 'emailMarketing',
  },
  outboxMail: {
    label: 'Email',
    record: 'emails',
    tab: 'Email',
    view: '/src/admin/mail/MailView#MailView',
    needs: 'view_email',
    under: 'outbox',
  },
  suppressions: {
    label: 'Suppression list',
    address: '/email/suppressions',
    view: '/src/admin/mail/suppressions/SuppressionsScreen#SuppressionsScreen',
    replaces: 'suppressions',
    needs: 'view_email',
    under: 'emailMarketing',
  },
  mailEvents: {
    label: 'Mail events',
    collection: 'mailEvents',
    needs: 'view_email',
    under: 'emailMarketing',
  },
  consents: {
    label: 'Consents',
    collection: 'consents',
    needs: 'view_email',
    under: 'emailMarketing',
  },
  mailSettings: {
    label: 'Email settings',
    address: '/email/settings',
    view: '/src/admin/mail/settings/MailSettingsScreen#MailSettingsScreen',
    needs: 'administrator',
    under: 'emailMarketing',
  },
  mailDelivery: {
    label: 'Mail delivery',
    global: 'privateSettings',
    needs: 'administrator',
    under: 'emailMarketing',
  },
} as const satisfies Screens
