import type { Area } from '@/src/domain/platform/permissions/areas'

/**
 * Who may do something. `own` is whoever the document belongs to; `view` and `manage` are the
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
  /** A change that whoever may update may make. */
  readonly change: Readonly<Record<string, unknown>>
}

const managed = { create: 'manage', read: 'view', update: 'manage', delete: 'manage' } as const
const recorded = { create: 'nobody', read: 'view', update: 'nobody', delete: 'nobody' } as const
const closed = { create: 'nobody', read: 'nobody', update: 'nobody', delete: 'nobody' } as const

/** What each person may do with each collection. The test compares it with what happens. */
export const COLLECTION_ACCESS: Readonly<Record<string, Row>> = {
  // People
  users: {
    area: 'users',
    ...managed,
    read: 'own | view',
    unlock: 'nobody',
    change: { firstName: 'Grace' },
  },
  permissions: { area: 'users', ...recorded, change: { description: 'Changed' } },
  rolePermissions: { area: 'users', ...managed, change: { granted: false } },

  // Catalogue
  packages: {
    area: 'packages',
    ...managed,
    read: 'public',
    versions: 'view',
    change: { description: 'Changed' },
  },
  services: {
    area: 'packages',
    ...managed,
    read: 'public',
    versions: 'view',
    change: { description: 'Changed' },
  },
  addons: {
    area: 'addons',
    ...managed,
    read: 'public',
    versions: 'view',
    change: { description: 'Changed' },
  },
  offers: {
    area: 'offers',
    ...managed,
    versions: 'view',
    change: { title: 'Changed' },
  },
  states: {
    area: 'states',
    ...managed,
    read: 'public',
    versions: 'view',
    change: { turnaroundTime: 'Changed' },
  },
  checkoutPackages: {
    area: 'checkout_packages',
    ...managed,
    read: 'public',
    change: { stepTitle: 'Changed' },
  },

  // Sales
  orders: {
    area: 'orders',
    ...recorded,
    read: 'own | view',
    update: 'manage',
    change: { notes: 'Changed' },
  },
  documents: { area: 'orders', ...managed, read: 'own | view', change: { name: 'Changed' } },
  leads: { area: 'leads', ...managed, create: 'nobody', change: { companyName: 'Changed' } },
  leadActivities: { area: 'leads', ...managed, update: 'nobody', change: { note: 'Changed' } },
  checkoutDrafts: { area: 'orders', ...closed, change: { step: 'confirm' } },
  accountTokens: { area: 'users', ...closed, change: { usedAt: '2026-01-01T00:00:00.000Z' } },
  sessionDevices: { area: 'users', ...closed, change: { userAgent: 'Changed' } },

  // Finance
  subscriptions: { area: 'orders', ...recorded, read: 'own | view', change: { label: 'Changed' } },
  filings: {
    area: 'orders',
    ...recorded,
    read: 'own | view',
    change: { management: 'manager' },
  },
  serviceDetails: {
    area: 'orders',
    ...recorded,
    read: 'own | view',
    change: { completedAt: '2026-01-01T00:00:00.000Z' },
  },
  payments: { area: 'payments', ...recorded, change: { failureMessage: 'Changed' } },
  disputes: { area: 'payments', ...recorded, change: { status: 'won' } },
  refunds: { area: 'payments', ...recorded, change: { reason: 'Changed' } },
  webhookEvents: { area: 'payments', ...recorded, change: { error: 'Changed' } },
  paymentGateways: { area: 'payments', ...recorded, change: { name: 'Changed' } },

  // Support
  tickets: {
    area: 'support',
    ...managed,
    create: 'nobody',
    read: 'own | view',
    change: { status: 'closed' },
  },
  ticketMessages: { area: 'support', ...recorded, read: 'own | view', change: { body: 'Changed' } },
  cannedReplies: { area: 'support', ...managed, change: { title: 'Changed' } },
  complianceTasks: {
    area: 'compliance',
    ...managed,
    read: 'own | view',
    update: 'own | manage',
    change: { isCompleted: true },
  },

  // Marketing
  emailTemplates: {
    area: 'email',
    orArea: 'followups',
    ...managed,
    versions: 'view',
    change: { subject: 'Changed' },
  },
  emailCampaigns: { area: 'email', ...managed, change: { subject: 'Changed' } },
  campaignRecipients: { area: 'email', ...recorded, change: { reason: 'Changed' } },
  emails: { area: 'orders', ...recorded, change: { subject: 'Changed' } },
  consents: { area: 'email', ...recorded, change: { note: 'Changed' } },
  mailEvents: { area: 'email', ...recorded, change: { detail: 'Changed' } },
  suppressions: { area: 'email', ...managed, update: 'nobody', change: { note: 'Changed' } },
  followupCampaigns: { area: 'followups', ...managed, change: { description: 'Changed' } },
  followupSchedules: { area: 'followups', ...recorded, change: { reason: 'Changed' } },
  affiliateLinks: {
    area: 'affiliates',
    ...recorded,
    read: 'own | view',
    update: 'manage',
    change: { commissionRate: 12.5 },
  },
  affiliateClicks: { area: 'affiliates', ...recorded, change: { landingPath: '/changed' } },
  commissions: {
    area: 'affiliates',
    ...recorded,
    read: 'own | view',
    change: { status: 'approved' },
  },
  payouts: { area: 'affiliates', ...recorded, read: 'own | view', change: { method: 'Changed' } },
  visits: { area: 'geo', ...recorded, change: { region: 'Changed' } },

  // Website
  faqs: { area: 'content', ...managed, read: 'public', change: { answer: 'Changed' } },
  contentElements: {
    area: 'content',
    ...managed,
    read: 'public',
    change: { currentValue: 'Changed' },
  },
  contentRevisions: { area: 'content', ...recorded, change: { summary: 'Changed' } },
  media: { area: 'content', ...managed, read: 'public', change: { alt: 'Changed' } },
  seoPages: { area: 'seo', ...managed, read: 'public', change: { pageTitle: 'Changed' } },
  redirects: { area: 'seo', ...managed, change: { to: '/changed' } },
  jobOpenings: { area: 'careers', ...managed, read: 'public', change: { summary: 'Changed' } },
  jobApplications: {
    area: 'careers',
    ...managed,
    create: 'nobody',
    change: { stage: 'interview' },
  },

  // The house
  savedViews: { area: 'orders', ...closed, change: { name: 'Changed' } },
  auditLog: { area: 'users', ...recorded, read: 'manage', change: { action: 'changed' } },
  'payload-kv': { area: 'settings', ...closed, change: { data: { changed: true } } },
  'payload-migrations': { area: 'settings', ...closed, change: { batch: 2 } },
}

/** Addressed by key instead of by id, or ruled by what they are about: they have tests of their own. */
export const BY_KEY = ['payload-preferences', 'payload-locked-documents']

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
}
