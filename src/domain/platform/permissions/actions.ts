import { z } from 'zod'
import { keysOf } from '@/src/domain/vocabulary/keys'

import type { Permission } from './areas'

/**
 * What staff can do beside editing records, each with the permission that it takes. Endpoint and
 * button ask for the same name.
 */
export const ACTIONS = {
  inviteUser: 'manage_users',
  editUser: 'manage_users',
  changeRights: 'manage_users',
  endUserSession: 'manage_users',
  resetTwoFactor: 'manage_users',
  deleteUser: 'manage_users',
  viewAsCustomer: 'manage_users',

  changePackages: 'manage_packages',
  changeAddons: 'manage_addons',
  changeStates: 'manage_states',
  changeCheckoutPackages: 'manage_checkout_packages',
  exportFees: 'view_states',
  importFees: 'manage_states',

  exportFacts: 'view_states',
  correctFacts: 'manage_states',
  importFacts: 'manage_states',

  addTimelineEntry: 'manage_orders',
  resendReceipt: 'manage_orders',
  refundOrder: 'manage_refunds',
  revealTaxId: 'manage_tax_ids',
  askGateway: 'manage_orders',
  /** By hand: status, notes and what the customer mistyped. */
  changeOrder: 'manage_orders',
  addDocument: 'manage_orders',
  /** Whether a name on the sanctions list is that of a customer. */
  decideScreening: 'manage_orders',
  loadSanctionsList: 'manage_orders',
  /** The blank file that an official form is filled in. */
  loadOfficialForm: 'manage_orders',
  /** The operator's own certificate, which seals signed documents. */
  replaceSealKey: 'manage_settings',
  changeSubscription: 'manage_orders',
  /** Mail a signer another link, and look at scans of what was signed with a pen. */
  followSigning: 'manage_orders',

  openTicketFile: 'view_support',
  markTicketRead: 'view_support',
  answerTicket: 'manage_support',
  changeTicket: 'manage_support',
  mergeTickets: 'manage_support',
  /** Who is writing right now, and whether something new was said. */
  followTicket: 'view_support',
  writeOnTicket: 'manage_support',

  /** Notes, owner, calls, conversion by hand, trash. */
  changeLead: 'manage_leads',
  /** A draft: sending it takes the right to manage email. */
  mailLeads: 'manage_leads',
  weighLeads: 'manage_leads',
  importLeads: 'manage_leads',

  sendMailAgain: 'manage_email',
  /** Add, lift and import addresses that get no marketing mail. */
  changeSuppressions: 'manage_email',

  changeEmailTemplates: 'manage_email',
  previewEmail: 'view_email',
  changeCampaigns: 'manage_email',
  changeFollowUps: 'manage_followups',
  changeFollowUpTemplates: 'manage_followups',
  previewFollowUp: 'view_followups',
  processFollowUps: 'manage_followups',

  seePaymentReferences: 'view_payments',
  configureGateways: 'manage_payments',
  switchGateways: 'manage_payments',
  testGateways: 'manage_payments',
  replayWebhook: 'manage_payments',

  /** By hand: create, complete, reopen, delete. */
  changeTask: 'manage_compliance',
  planOrders: 'manage_compliance',

  changeAffiliate: 'manage_affiliates',
  reviewCommission: 'manage_affiliates',
  seeDuePayouts: 'manage_affiliates',
  payOut: 'manage_payouts',
  revealPayoutAccount: 'manage_payouts',

  /** See drafts on the site itself, and who else is there. */
  viewDrafts: 'view_content',
  /** Drafts alone: what visitors read takes the right to publish. */
  editContent: 'manage_content',
  publishContent: 'manage_publishing',
  exportContent: 'view_bulk_content',
  bulkEditContent: 'manage_bulk_content',

  /** Stage, notes, rating, owner, rejection, deletion of a job application. */
  changeApplications: 'manage_careers',

  viewSeo: 'view_seo',
  changeSeo: 'manage_seo',
  changeRedirects: 'manage_seo',
  importRedirects: 'manage_seo',
  /** Have the whole site checked now. */
  checkSite: 'manage_seo',
  changeBranding: 'manage_branding',
  /** Licenses, people and contracts that a sale hangs on; administrators alone. */
  confirmSelling: 'manage_settings',
  changeSiteSettings: 'manage_settings',
  /** Keys and templates of the Cloud API, and a test message. */
  configureWhatsApp: 'manage_settings',
  /** Have a background job tried again, or drop it. */
  changeJobs: 'manage_settings',
} as const satisfies Record<string, Permission>

export type ActionName = keyof typeof ACTIONS

export const ACTION_NAMES = keysOf(ACTIONS)

const ASKED_AGAIN: ReadonlySet<ActionName> = new Set<ActionName>([
  'changeRights',
  'resetTwoFactor',
  'endUserSession',
  'viewAsCustomer',
  'revealTaxId',
  'configureGateways',
  'configureWhatsApp',
  'payOut',
  'refundOrder',
  'revealPayoutAccount',
])

/** Whether anyone who has a second factor has to have shown it within ten minutes. */
export const needsRecentFactor = (action: ActionName): boolean => ASKED_AGAIN.has(action)

/** That the person who asks may do something: only the server's `can` makes one. */
export type Grant<Name extends ActionName> = { readonly action: Name } & z.core.$brand<'granted'>

export const grantOf = <Name extends ActionName>(action: Name): Grant<Name> =>
  z
    .object({ action: z.literal(action) })
    .brand<'granted'>()
    .parse({ action })
