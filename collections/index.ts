import type { CollectionConfig } from 'payload'

import { accountTokens } from '@/collections/accounts/accountTokens'
import { permissions } from '@/collections/accounts/permissions'
import { rolePermissions } from '@/collections/accounts/rolePermissions'
import { sessionDevices } from '@/collections/accounts/sessionDevices'
import { users } from '@/collections/accounts/users'
import {
  affiliateClicks,
  affiliateLinks,
  commissions,
  payouts,
} from '@/collections/affiliates/affiliates'
import { visits } from '@/collections/analytics/visits'
import { jobApplications } from '@/collections/careers/jobApplications'
import { jobOpenings } from '@/collections/careers/jobOpenings'
import { addons } from '@/collections/catalogue/addons'
import { checkoutPackages } from '@/collections/catalogue/checkoutPackages'
import { confirmations } from '@/collections/catalogue/confirmations'
import { offers } from '@/collections/catalogue/offers'
import { packages } from '@/collections/catalogue/packages'
import { services } from '@/collections/catalogue/services'
import { states } from '@/collections/catalogue/states'
import { checkoutDrafts } from '@/collections/checkout/checkoutDrafts'
import { complianceTasks } from '@/collections/compliance/complianceTasks'
import { contentElements } from '@/collections/content/contentElements'
import { contentRevisions } from '@/collections/content/contentRevisions'
import { evidence } from '@/collections/content/evidence'
import { faqs } from '@/collections/content/faqs'
import { legalVersions } from '@/collections/content/legalVersions'
import { media } from '@/collections/content/media'
import { seoPages } from '@/collections/content/seoPages'
import { sitePages } from '@/collections/content/sitePages'
import { testimonials } from '@/collections/content/testimonials'
import { whatsappMessages } from '@/collections/content/whatsappMessages'
import { documents } from '@/collections/documents/documents'
import { filings } from '@/collections/filing/filings'
import { serviceDetails } from '@/collections/filing/serviceDetails'
import { leadActivities } from '@/collections/leads/leadActivities'
import { leads } from '@/collections/leads/leads'
import { consents } from '@/collections/mail/consents'
import { emails } from '@/collections/mail/emails'
import { mailEvents } from '@/collections/mail/mailEvents'
import { campaignRecipients } from '@/collections/marketing/campaignRecipients'
import { emailCampaigns } from '@/collections/marketing/emailCampaigns'
import { emailTemplates } from '@/collections/marketing/emailTemplates'
import { followupCampaigns } from '@/collections/marketing/followupCampaigns'
import { followupSchedules } from '@/collections/marketing/followupSchedules'
import { suppressions } from '@/collections/marketing/suppressions'
import { orders } from '@/collections/orders/orders'
import { papers } from '@/collections/papers/papers'
import { disputes } from '@/collections/payments/disputes'
import { paymentGateways } from '@/collections/payments/paymentGateways'
import { payments } from '@/collections/payments/payments'
import { refunds } from '@/collections/payments/refunds'
import { webhookEvents } from '@/collections/payments/webhookEvents'
import { auditLog } from '@/collections/platform/auditLog'
import { redirects } from '@/collections/platform/redirects'
import { savedViews } from '@/collections/platform/savedViews'
import { securityEvents } from '@/collections/platform/securityEvents'
import { screenings } from '@/collections/screening/screenings'
import { subscriptions } from '@/collections/subscriptions/subscriptions'
import { cannedReplies } from '@/collections/support/cannedReplies'
import { ticketMessages } from '@/collections/support/ticketMessages'
import { tickets } from '@/collections/support/tickets'

/** Every collection, in the order of the back-office menu. */
export const collections: CollectionConfig[] = [
  users,
  orders,
  subscriptions,
  filings,
  serviceDetails,
  papers,
  screenings,
  packages,
  addons,
  offers,
  confirmations,
  states,
  tickets,
  ticketMessages,
  cannedReplies,
  documents,
  complianceTasks,
  emailTemplates,
  emailCampaigns,
  campaignRecipients,
  emails,
  suppressions,
  consents,
  mailEvents,
  followupCampaigns,
  followupSchedules,
  affiliateLinks,
  affiliateClicks,
  commissions,
  payouts,
  visits,
  paymentGateways,
  payments,
  refunds,
  disputes,
  webhookEvents,
  leads,
  leadActivities,
  seoPages,
  redirects,
  contentElements,
  contentRevisions,
  sitePages,
  legalVersions,
  faqs,
  testimonials,
  evidence,
  media,
  services,
  checkoutPackages,
  jobOpenings,
  jobApplications,
  permissions,
  rolePermissions,
  auditLog,
  securityEvents,
  savedViews,
  checkoutDrafts,
  accountTokens,
  sessionDevices,
  whatsappMessages,
]
