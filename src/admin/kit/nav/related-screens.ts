type RelatedScreen = {
  readonly label: string
  readonly screen: string
  readonly needs?: 'view' | 'manage' | 'administrator'
}

const list = (slug: string) => `/admin/collections/${slug}`

/**
 * The screens that belong to a menu entry without having one of their own, by its address.
 *
 * They are listed beneath the entry while its section is open.
 */
export const RELATED_SCREENS: Readonly<Record<string, readonly RelatedScreen[]>> = {
  '/admin/orders': [{ label: 'Documents', screen: list('documents') }],
  '/admin/packages': [{ label: 'Services', screen: list('services') }],
  '/admin/email': [
    { label: 'Outbox', screen: list('emails') },
    { label: 'Campaigns', screen: list('emailCampaigns') },
    { label: 'Unsubscribed', screen: list('suppressions') },
    {
      label: 'Mail delivery',
      screen: '/admin/globals/privateSettings',
      needs: 'administrator',
    },
  ],
  '/admin/followups': [{ label: 'Scheduled', screen: list('followupSchedules') }],
  '/admin/affiliates': [
    { label: 'Clicks', screen: list('affiliateClicks') },
    { label: 'Commissions', screen: list('commissions') },
    { label: 'Payouts', screen: list('payouts') },
  ],
  '/admin/payments': [
    { label: 'Payments', screen: list('payments') },
    { label: 'Refunds', screen: list('refunds') },
    { label: 'Webhook events', screen: list('webhookEvents') },
  ],
  '/admin/leads': [{ label: 'Activity', screen: list('leadActivities') }],
  '/admin/seo': [{ label: 'Redirects', screen: list('redirects') }],
  '/admin/visual-editor': [
    { label: 'Questions & answers', screen: list('faqs') },
    { label: 'Media', screen: list('media') },
    { label: 'Revisions', screen: list('contentRevisions') },
  ],
  '/admin/sub-admins': [
    { label: 'Role permissions', screen: list('rolePermissions') },
    { label: 'Audit log', screen: list('auditLog') },
  ],
  '/admin/careers-management': [{ label: 'Applications', screen: list('jobApplications') }],
}
