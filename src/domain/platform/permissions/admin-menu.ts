import type { Area } from './areas'

/** One entry of the back-office menu. `needs` is the weakest permission that shows it. */
export type MenuEntry = {
  readonly label: string
  /** The address the specification gives it. */
  readonly href: string
  /** Where the screen is: Payload's own list or global, where that is the best screen. */
  readonly screen: string
  readonly area: Area
  readonly needs: 'view' | 'manage'
}

const list = (slug: string) => `/admin/collections/${slug}`

/** The menu of the back-office, in the order that the specification gives. */
export const ADMIN_MENU: readonly MenuEntry[] = [
  { label: 'Dashboard', href: '/admin', screen: '/admin', area: 'dashboard', needs: 'view' },
  {
    label: 'Manage Users',
    href: '/admin/users',
    screen: list('users'),
    area: 'users',
    needs: 'manage',
  },
  { label: 'Orders', href: '/admin/orders', screen: list('orders'), area: 'orders', needs: 'view' },
  {
    label: 'Packages',
    href: '/admin/packages',
    screen: list('packages'),
    area: 'packages',
    needs: 'view',
  },
  {
    label: 'Add-ons',
    href: '/admin/addons',
    screen: list('addons'),
    area: 'addons',
    needs: 'view',
  },
  {
    label: 'States & Entities',
    href: '/admin/states',
    screen: list('states'),
    area: 'states',
    needs: 'view',
  },
  {
    label: 'Support Tickets',
    href: '/admin/support',
    screen: list('tickets'),
    area: 'support',
    needs: 'view',
  },
  {
    label: 'WhatsApp Settings',
    href: '/admin/whatsapp',
    screen: '/admin/globals/settings',
    area: 'settings',
    needs: 'manage',
  },
  {
    label: 'Email Marketing',
    href: '/admin/email',
    screen: list('emailTemplates'),
    area: 'email',
    needs: 'view',
  },
  {
    label: 'Follow-Up Manager',
    href: '/admin/followups',
    screen: list('followupCampaigns'),
    area: 'followups',
    needs: 'view',
  },
  {
    label: 'Affiliate Manager',
    href: '/admin/affiliates',
    screen: list('affiliateLinks'),
    area: 'affiliates',
    needs: 'view',
  },
  {
    label: 'Geo Tracking',
    href: '/admin/geo',
    screen: list('visits'),
    area: 'geo',
    needs: 'manage',
  },
  {
    label: 'Compliance',
    href: '/admin/compliance',
    screen: list('complianceTasks'),
    area: 'compliance',
    needs: 'view',
  },
  {
    label: 'Payment Gateways',
    href: '/admin/payments',
    screen: '/admin/payments',
    area: 'payments',
    needs: 'view',
  },
  {
    label: 'Lead Management',
    href: '/admin/leads',
    screen: list('leads'),
    area: 'leads',
    needs: 'view',
  },
  {
    label: 'SEO Management',
    href: '/admin/seo',
    screen: list('seoPages'),
    area: 'seo',
    needs: 'view',
  },
  {
    label: 'Visual Editor',
    href: '/admin/visual-editor',
    screen: list('contentElements'),
    area: 'content',
    needs: 'view',
  },
  {
    label: 'Sub-Admin Management',
    href: '/admin/sub-admins',
    screen: `${list('users')}?where[role][equals]=sub_admin`,
    area: 'users',
    needs: 'manage',
  },
  {
    label: 'Social Media',
    href: '/admin/social-media',
    screen: '/admin/globals/settings',
    area: 'branding',
    needs: 'view',
  },
  {
    label: 'Company Branding',
    href: '/admin/company-branding',
    screen: '/admin/globals/settings',
    area: 'branding',
    needs: 'view',
  },
  {
    label: 'Checkout Packages',
    href: '/admin/checkout-packages',
    screen: list('checkoutPackages'),
    area: 'checkout_packages',
    needs: 'view',
  },
  {
    label: 'Careers Management',
    href: '/admin/careers-management',
    screen: list('jobOpenings'),
    area: 'careers',
    needs: 'view',
  },
  {
    label: 'Settings',
    href: '/admin/settings',
    screen: '/admin/globals/settings',
    area: 'settings',
    needs: 'manage',
  },
]
