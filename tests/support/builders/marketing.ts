import { NO_FIGURES } from '@/src/domain/marketing/campaign-status'

import type { Makers } from './maker'

const now = () => new Date().toISOString()

export const marketing: Pick<
  Makers,
  | 'emailTemplates'
  | 'emailCampaigns'
  | 'campaignRecipients'
  | 'emails'
  | 'suppressions'
  | 'consents'
  | 'mailEvents'
  | 'followupCampaigns'
  | 'followupSchedules'
  | 'visits'
> = {
  emailTemplates: (serial) => ({
    name: `Template ${serial}`,
    subject: 'Hello {{ first_name }}',
    content: '<p>Hello {{ first_name }}</p>',
    templateType: 'reminder',
    writtenAs: 'code',
    isActive: true,
  }),
  emailCampaigns: (serial) => ({
    name: `Campaign ${serial}`,
    subject: 'News',
    content: '<p>News</p>',
    writtenAs: 'code',
    audience: 'leads_open',
    perMinute: 60,
    status: 'draft',
    ...NO_FIGURES,
  }),
  campaignRecipients: async (serial, build, given) => ({
    campaign: given.campaign ?? (await build('emailCampaigns')).id,
    email: `recipient-${serial}@example.com`,
    status: 'waiting',
    attempts: 0,
    dueAt: now(),
  }),
  emails: (serial) => ({
    to: `reader-${serial}@example.com`,
    subject: 'Your receipt',
    html: '<p>Thank you</p>',
    text: 'Thank you',
    template: 'receipt',
    kind: 'transactional',
    status: 'queued',
    sensitive: false,
    dedupeKey: `mail-${serial}`,
    attempts: 0,
  }),
  consents: (serial) => ({
    email: `reader-${serial}@example.com`,
    topic: 'offers',
    granted: true,
    textVersion: 'checkout-1',
    place: 'checkout',
  }),
  mailEvents: async (serial, build, given) => ({
    mail: given.mail ?? (await build('emails')).id,
    to: `reader-${serial}@example.com`,
    kind: 'delivered',
    source: 'smtp',
    at: now(),
    fingerprint: `event-${serial}`,
  }),
  suppressions: (serial) => ({ email: `gone-${serial}@example.com`, reason: 'manual' }),
  followupCampaigns: async (serial, build, given) => ({
    name: `Follow-up ${serial}`,
    triggerEvent: 'abandoned_checkout',
    delayHours: 24,
    emailTemplate: given.emailTemplate ?? (await build('emailTemplates')).id,
    isActive: true,
  }),
  followupSchedules: async (serial, build, given) => ({
    campaign: given.campaign ?? (await build('followupCampaigns')).id,
    lead: given.lead ?? (await build('leads')).id,
    email: `lead-${serial}@example.com`,
    episode: String(serial),
    scheduledAt: now(),
    status: 'scheduled',
    attempts: 0,
  }),
  visits: (serial) => ({
    path: '/',
    day: now().slice(0, 10),
    visitorHash: `visitor-${serial}`,
    country: 'US',
  }),
}
