import type { CollectionConfig } from 'payload'

import { accountTokens } from '@/collections/accountTokens'
import { addons } from '@/collections/addons'
import { affiliateClicks } from '@/collections/affiliateClicks'
import { affiliateLinks } from '@/collections/affiliateLinks'
import { auditLog } from '@/collections/auditLog'
import { checkoutDrafts } from '@/collections/checkoutDrafts'
import { checkoutPackages } from '@/collections/checkoutPackages'
import { commissions } from '@/collections/commissions'
import { complianceTasks } from '@/collections/complianceTasks'
import { contentElements } from '@/collections/contentElements'
import { contentRevisions } from '@/collections/contentRevisions'
import { documents } from '@/collections/documents'
import { emailCampaigns } from '@/collections/emailCampaigns'
import { emails } from '@/collections/emails'
import { emailTemplates } from '@/collections/emailTemplates'
import { faqs } from '@/collections/faqs'
import { filings } from '@/collections/filings'
import { followupCampaigns } from '@/collections/followupCampaigns'
import { followupSchedules } from '@/collections/followupSchedules'
import { jobApplications } from '@/collections/jobApplications'
import { jobOpenings } from '@/collections/jobOpenings'
import { leadActivities } from '@/collections/leadActivities'
import { leads } from '@/collections/leads'
import { media } from '@/collections/media'
import { orders } from '@/collections/orders'
import { packages } from '@/collections/packages'
import { paymentGateways } from '@/collections/paymentGateways'
import { payments } from '@/collections/payments'
import { payouts } from '@/collections/payouts'
import { permissions } from '@/collections/permissions'
import { redirects } from '@/collections/redirects'
import { refunds } from '@/collections/refunds'
import { rolePermissions } from '@/collections/rolePermissions'
import { seoPages } from '@/collections/seoPages'
import { services } from '@/collections/services'
import { sessionDevices } from '@/collections/sessionDevices'
import { states } from '@/collections/states'
import { subscriptions } from '@/collections/subscriptions'
import { suppressions } from '@/collections/suppressions'
import { ticketMessages } from '@/collections/ticketMessages'
import { tickets } from '@/collections/tickets'
import { users } from '@/collections/users'
import { visits } from '@/collections/visits'
import { webhookEvents } from '@/collections/webhookEvents'

/** Every collection, in the order of the back-office menu. */
export const collections: CollectionConfig[] = [
  users,
  orders,
  subscriptions,
  filings,
  packages,
  addons,
  states,
  tickets,
  ticketMessages,
  documents,
  complianceTasks,
  emailTemplates,
  emailCampaigns,
  emails,
  suppressions,
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
  webhookEvents,
  leads,
  leadActivities,
  seoPages,
  redirects,
  contentElements,
  contentRevisions,
  faqs,
  media,
  services,
  checkoutPackages,
  jobOpenings,
  jobApplications,
  permissions,
  rolePermissions,
  auditLog,
  checkoutDrafts,
  accountTokens,
  sessionDevices,
]
