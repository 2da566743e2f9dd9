import type { CollectionSlug, GlobalSlug } from 'payload'
import { z } from 'zod'

import { factId, stateFact } from '@/src/domain/catalogue/facts/state-fact'
import type { NameItem } from '@/src/domain/platform/changed-items'
import type { Area } from '@/src/domain/platform/permissions/areas'

/**
 * How changes by staff are logged: in an area, which decides who reads the entry. Of `personal`
 * records it says which fields changed, and no word that was written about someone.
 */
export type Audited = {
  readonly area: Area
  readonly personal?: true
  /** Long lists of which only the items that changed are logged, by what tells them apart. */
  readonly lists?: Readonly<Record<string, NameItem>>
}

export type AuditRule = Audited | { readonly exempt: string }

const MACHINE = 'Machines alone write it, many rows a day; each row is its own record.'
const SERVICES = 'Services alone write it, in acts that leave an entry of their own.'
const HISTORY = 'It is a history itself: rows are only ever added.'
const SECRET = 'It holds hashes of secrets, and nothing that staff could change.'

const { key, company, from } = stateFact.shape
const namedFact = z.object({ key, company, from })

const nameFact: NameItem = (item) => {
  const { data } = namedFact.safeParse(item)
  return data ? factId(data) : null
}

/**
 * Every collection and global, audited or exempt with the reason: one that is missing here does
 * not compile.
 */
export const AUDIT_RULES: Readonly<Record<CollectionSlug | GlobalSlug, AuditRule>> = {
  users: { area: 'users' },
  permissions: { exempt: 'It repeats the table of the code; no one can change it.' },
  rolePermissions: { area: 'users' },
  accountTokens: { exempt: SECRET },
  sessionDevices: { exempt: SECRET },

  orders: { area: 'orders' },
  subscriptions: { area: 'orders' },
  screenings: { exempt: SERVICES },
  filings: { area: 'orders' },
  serviceDetails: { area: 'orders' },
  papers: { exempt: SERVICES },
  documents: { area: 'orders' },
  checkoutDrafts: { exempt: 'A visitor’s own unfinished checkout; staff cannot change it.' },
  leads: { area: 'leads' },
  leadActivities: { area: 'leads', personal: true },
  leadScoring: { area: 'leads' },

  packages: { area: 'packages' },
  services: { area: 'packages' },
  addons: { area: 'addons' },
  offers: { area: 'offers' },
  states: { area: 'states', lists: { facts: nameFact } },
  checkoutPackages: { area: 'checkout_packages' },
  confirmations: { exempt: SERVICES },

  tickets: { area: 'support' },
  ticketMessages: { exempt: SERVICES },
  cannedReplies: { area: 'support' },
  complianceTasks: { area: 'compliance', personal: true },

  emailTemplates: { area: 'email' },
  emailCampaigns: { area: 'email' },
  campaignRecipients: { exempt: MACHINE },
  emails: { exempt: MACHINE },
  suppressions: { area: 'email', personal: true },
  consents: { exempt: HISTORY },
  mailEvents: { exempt: MACHINE },
  whatsappMessages: { exempt: MACHINE },
  followupCampaigns: { area: 'followups' },
  followupSchedules: { exempt: MACHINE },
  affiliateLinks: { area: 'affiliates' },
  affiliateClicks: { exempt: MACHINE },
  commissions: { exempt: SERVICES },
  payouts: { exempt: SERVICES },
  visits: { exempt: MACHINE },

  paymentGateways: { area: 'payments' },
  payments: { exempt: SERVICES },
  refunds: { exempt: SERVICES },
  disputes: { exempt: MACHINE },
  webhookEvents: { exempt: MACHINE },

  seoPages: { area: 'seo' },
  redirects: { area: 'seo' },
  contentElements: { area: 'content' },
  contentRevisions: { exempt: HISTORY },
  sitePages: { area: 'content' },
  legalVersions: { exempt: HISTORY },
  faqs: { area: 'content' },
  testimonials: { area: 'content' },
  evidence: { area: 'content' },
  media: { area: 'content' },
  jobOpenings: { area: 'careers' },
  jobApplications: { area: 'careers', personal: true },

  auditLog: { exempt: HISTORY },
  securityEvents: { exempt: HISTORY },
  savedViews: { exempt: 'How someone likes to look at a list; it changes nothing.' },
  settings: { area: 'settings' },
  privateSettings: { area: 'settings' },
  whatsappSettings: { area: 'settings' },

  'payload-kv': { exempt: MACHINE },
  'payload-preferences': { exempt: 'How someone likes their own lists.' },
  'payload-migrations': { exempt: MACHINE },
}

/** How changes of a collection or global are logged; null where they are not. */
export function auditRuleOf(slug: string): Audited | null {
  const rule = Object.entries(AUDIT_RULES).find(([name]) => name === slug)?.[1]
  if (!rule) throw new Error(`${slug} has no rule for the audit log (audit-rules.ts)`)
  return 'exempt' in rule ? null : rule
}
