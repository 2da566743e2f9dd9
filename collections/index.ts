import type { CollectionConfig } from 'payload'

import {
  accountTokens,
  permissions,
  rolePermissions,
  sessionDevices,
} from '@/collections/accounts/access'
import { users } from '@/collections/accounts/users'
import {
  affiliateClicks,
  affiliateLinks,
  commissions,
  payouts,
} from '@/collections/affiliates/affiliates'
import { visits } from '@/collections/analytics/visits'
import { jobApplications, jobOpenings } from '@/collections/careers/jobOpenings'
import { addons, checkoutPackages, offers, packages } from '@/collections/catalogue/packages'
import { confirmations, services } from '@/collections/catalogue/services'
import { states } from '@/collections/catalogue/states'
import { checkoutDrafts } from '@/collections/checkout/checkoutDrafts'
import { complianceTasks } from '@/collections/compliance/complianceTasks'
import { evidence, faqs, testimonials } from '@/collections/content/claims'
import { contentElements, contentRevisions } from '@/collections/content/contentElements'
import { media } from '@/collections/content/media'
import { legalVersions, seoPages, sitePages } from '@/collections/content/pages'
import { whatsappMessages } from '@/collections/content/whatsappMessages'
import { documents } from '@/collections/documents/documents'
import { filings, serviceDetails } from '@/collections/filing/filings'
import { leadActivities, leads } from '@/collections/leads/leads'
import { consents, emails, mailEvents, suppressions } from '@/collections/mail/mail'
import {
  campaignRecipients,
  emailCampaigns,
  emailTemplates,
} from '@/collections/marketing/emailCampaigns'
import { followupCampaigns, followupSchedules } from '@/collections/marketing/followupCampaigns'
import { orders } from '@/collections/orders/orders'
import { papers } from '@/collections/papers/papers'
import { paymentGateways, webhookEvents } from '@/collections/payments/paymentGateways'
import { payments } from '@/collections/payments/payments'
import { disputes, refunds } from '@/collections/payments/refundsAndDisputes'
import { auditLog, redirects, savedViews, securityEvents } from '@/collections/platform/platform'
import { screenings } from '@/collections/screening/screenings'
import { subscriptions } from '@/collections/subscriptions/subscriptions'
import { cannedReplies, ticketMessages, tickets } from '@/collections/support/tickets'

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
