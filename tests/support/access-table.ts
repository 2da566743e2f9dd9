import type { Area } from '@/src/domain/platform/permissions/areas'

/**
 * Who may do something. `own` is anyone who the document belongs to; `view` and `manage` are the
 * permissions of the row's area (manage implies view, administrators have both); `staff` is every
 * sub-admin and administrator; `administrator` is no sub-admin; `signed in` is everybody with an account.
 */
export type Rule =
  | 'nobody'
  | 'public'
  | 'signed in'
  | 'staff'
  | 'administrator'
  | 'view'
  | 'manage'
  | 'own | view'
  | 'own | manage'
  | 'own'

export type Row = {
  readonly area: Area
  /** Another area whose permissions count as much. */
  readonly orArea?: Area
  readonly create: Rule
  readonly read: Rule
  readonly update: Rule
  readonly delete: Rule
  /** Only of collections that keep versions. */
  readonly versions?: Rule
  /** Only of collections with passwords. */
  readonly unlock?: Rule
  /** A change that anyone who may update may make. */
  readonly change: Readonly<Record<string, unknown>>
}

type More = Omit<Partial<Row>, 'area' | 'change'>

const rowWith =
  (rules: Pick<Row, 'create' | 'read' | 'update' | 'delete'>) =>
  (area: Area, change: Row['change'], more: More = {}): Row => ({ area, ...rules, ...more, change })

const managed = rowWith({ create: 'manage', read: 'view', update: 'manage', delete: 'manage' })
const recorded = rowWith({ create: 'nobody', read: 'view', update: 'nobody', delete: 'nobody' })
const closed = rowWith({ create: 'nobody', read: 'nobody', update: 'nobody', delete: 'nobody' })

/** What each person may do with each collection. The test compares it with what happens. */
export const COLLECTION_ACCESS: Readonly<Record<string, Row>> = {
  // People
  users: managed(
    'users',
    { firstName: 'Grace' },
    { read: 'own | view', delete: 'nobody', unlock: 'nobody' },
  ),
  permissions: recorded('users', { description: 'Changed' }),
  rolePermissions: managed('users', { granted: false }),

  // Catalogue
  packages: managed('packages', { description: 'Changed' }, { read: 'public', versions: 'view' }),
  services: managed('packages', { description: 'Changed' }, { read: 'public', versions: 'view' }),
  addons: managed('addons', { description: 'Changed' }, { read: 'public', versions: 'view' }),
  offers: managed('offers', { title: 'Changed' }, { versions: 'view' }),
  states: managed('states', { turnaroundTime: 'Changed' }, { read: 'public', versions: 'view' }),
  checkoutPackages: managed('checkout_packages', { stepTitle: 'Changed' }, { read: 'public' }),
  confirmations: recorded('settings', { note: 'Changed' }, { read: 'administrator' }),

  // Sales
  orders: recorded('orders', { notes: 'Changed' }, { read: 'own | view', update: 'manage' }),
  documents: managed('orders', { name: 'Changed' }, { read: 'own | view' }),
  leads: managed('leads', { companyName: 'Changed' }, { create: 'nobody' }),
  leadActivities: managed('leads', { note: 'Changed' }, { update: 'nobody' }),
  checkoutDrafts: closed('orders', { step: 'confirm' }),
  accountTokens: closed('users', { usedAt: '2026-01-01T00:00:00.000Z' }),
  sessionDevices: closed('users', { userAgent: 'Changed' }),
  whatsappMessages: closed('support', { body: 'Changed' }),

  // Finance
  subscriptions: recorded('orders', { label: 'Changed' }, { read: 'own | view' }),
  filings: recorded('orders', { management: 'manager' }, { read: 'own | view' }),
  serviceDetails: recorded(
    'orders',
    { completedAt: '2026-01-01T00:00:00.000Z' },
    { read: 'own | view' },
  ),
  papers: recorded('orders', { voidReason: 'Changed' }, { read: 'own | view' }),
  payments: recorded('payments', { failureMessage: 'Changed' }),
  disputes: recorded('payments', { status: 'won' }),
  refunds: recorded('payments', { reason: 'Changed' }),
  webhookEvents: recorded('payments', { error: 'Changed' }),
  paymentGateways: recorded('payments', { name: 'Changed' }),

  // Support
  tickets: managed('support', { status: 'closed' }, { create: 'nobody', read: 'own | view' }),
  ticketMessages: recorded('support', { body: 'Changed' }, { read: 'own | view' }),
  cannedReplies: managed('support', { title: 'Changed' }),
  complianceTasks: managed(
    'compliance',
    { isCompleted: true },
    { read: 'own | view', update: 'own | manage' },
  ),

  // Marketing
  emailTemplates: managed(
    'email',
    { subject: 'Changed' },
    { orArea: 'followups', versions: 'view' },
  ),
  emailCampaigns: managed('email', { subject: 'Changed' }),
  screenings: recorded('orders', { reason: 'Changed' }),
  campaignRecipients: recorded('email', { reason: 'Changed' }),
  emails: recorded('orders', { subject: 'Changed' }),
  consents: recorded('email', { note: 'Changed' }),
  mailEvents: recorded('email', { detail: 'Changed' }),
  suppressions: managed('email', { note: 'Changed' }, { update: 'nobody', delete: 'nobody' }),
  followupCampaigns: managed('followups', { description: 'Changed' }),
  followupSchedules: recorded('followups', { reason: 'Changed' }),
  affiliateLinks: recorded(
    'affiliates',
    { commissionRate: 12.5 },
    { read: 'own | view', update: 'manage' },
  ),
  affiliateClicks: recorded('affiliates', { landingPath: '/changed' }),
  commissions: recorded('affiliates', { status: 'approved' }, { read: 'own | view' }),
  payouts: recorded('affiliates', { method: 'Changed' }, { read: 'own | view' }),
  visits: recorded('geo', { region: 'NY' }),

  // Website
  faqs: managed('content', { answer: 'Changed' }, { read: 'public' }),
  contentElements: managed('publishing', { currentValue: 'Changed' }, { read: 'public' }),
  contentRevisions: recorded('content', { summary: 'Changed' }),
  media: managed('content', { alt: 'Changed' }, { read: 'public' }),
  // What is no draft takes two rights: tests/endpoints/content/pages.test.ts.
  sitePages: recorded(
    'content',
    { updatedOn: '2026-01-01T00:00:00.000Z' },
    { read: 'public', update: 'administrator', versions: 'view' },
  ),
  legalVersions: recorded('content', { title: 'Changed' }),
  testimonials: managed('content', { quote: 'Changed' }),
  evidence: managed('content', { title: 'Changed' }),
  seoPages: managed('seo', { pageTitle: 'Changed' }, { read: 'public' }),
  redirects: managed('seo', { to: '/changed' }),
  jobOpenings: managed('careers', { summary: 'Changed' }, { read: 'public' }),
  jobApplications: managed('careers', { stage: 'interview' }, { create: 'nobody' }),

  // The house
  savedViews: closed('orders', { name: 'Changed' }),
  auditLog: recorded('users', { action: 'changed' }, { read: 'manage' }),
  securityEvents: recorded('users', { event: 'changed' }, { read: 'manage' }),
  'payload-kv': closed('settings', { data: { changed: true } }),
  'payload-migrations': closed('settings', { batch: 2 }),
}

/** Addressed by key instead of by id, or ruled by what they are about: they have tests of their own. */
export const BY_KEY = ['payload-preferences']

export type GlobalRow = {
  readonly area: Area
  readonly orArea: Area
  readonly read: Rule
  readonly update: Rule
  readonly versions?: Rule
  /** A change that each of the two areas may make. */
  readonly change: Readonly<Record<string, unknown>>
  readonly orChange: Readonly<Record<string, unknown>>
}

export const GLOBAL_ACCESS: Readonly<Record<string, GlobalRow>> = {
  settings: {
    area: 'settings',
    orArea: 'branding',
    read: 'public',
    update: 'manage',
    versions: 'view',
    change: { announcementText: 'Changed' },
    orChange: { companyTagline: 'Changed' },
  },
  privateSettings: {
    area: 'settings',
    orArea: 'email',
    read: 'administrator',
    update: 'administrator',
    change: { sendpulseFromName: 'Changed' },
    orChange: { smtpFromName: 'Changed' },
  },
  whatsappSettings: {
    area: 'settings',
    orArea: 'support',
    read: 'nobody',
    update: 'nobody',
    change: { number: '+13075550142' },
    orChange: { number: '+13075550143' },
  },
  leadScoring: {
    area: 'leads',
    orArea: 'orders',
    read: 'nobody',
    update: 'nobody',
    change: { weights: {} },
    orChange: { weights: {} },
  },
}
