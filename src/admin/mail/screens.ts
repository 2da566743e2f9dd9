import type { Screens } from '../kit/screens/screen'

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
    address: '/email/events',
    view: '/src/admin/mail/records#MailEventsScreen',
    replaces: 'mailEvents',
    records: true,
    needs: 'view_email',
    under: 'logs',
  },
  consents: {
    label: 'Consents',
    address: '/email/consents',
    view: '/src/admin/mail/records#ConsentsScreen',
    replaces: 'consents',
    records: true,
    needs: 'view_email',
    under: 'logs',
  },
  mailSettings: {
    label: 'Mail server',
    address: '/email/settings',
    view: '/src/admin/mail/settings/MailSettingsScreen#MailSettingsScreen',
    needs: 'administrator',
    under: 'settings',
    words: 'email settings smtp sendpulse',
  },
} as const satisfies Screens
