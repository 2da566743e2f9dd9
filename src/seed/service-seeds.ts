/** The services sold on their own, in menu order. Prices are dollars; the first type is the default. */
export const SERVICE_SEEDS = [
  {
    slug: 'ein' as const,
    name: 'EIN Application',
    checkoutTitle: 'EIN Number Application',
    menuText: 'Federal Tax ID (EIN)',
    description: 'Your company’s federal tax ID.',
    packageTypes: [
      {
        key: 'standard' as const,
        label: 'Standard',
        price: 49,
        description:
          'We prepare Form SS-4 for your signature. The time counts from your signed form.',
        features: ['Form SS-4 prepared', 'Sent to the IRS', 'Your EIN in your dashboard'],
        turnaroundTime: 'Sent to the IRS within two business days',
      },
      {
        key: 'expedited' as const,
        label: 'Expedited',
        price: 149,
        description: 'Your form goes first. The time counts from your signed form.',
        features: ['Everything in Standard', 'Sent the same business day', 'Priority support'],
        turnaroundTime: 'Sent to the IRS the same business day',
      },
    ],
  },
  {
    slug: 'itin' as const,
    name: 'ITIN Application',
    checkoutTitle: 'ITIN Application',
    menuText: 'Individual Taxpayer ID',
    description: 'A taxpayer number for people who cannot get a Social Security number.',
    packageTypes: [
      {
        key: 'standard' as const,
        label: 'Standard',
        price: 199,
        description:
          'We prepare Form W-7 for your signature. You send original documents, or copies certified by the agency that issued them.',
        features: [
          'Form W-7 prepared',
          'List of the documents the IRS requires',
          'Status tracked until the IRS decides',
        ],
        turnaroundTime: 'Sent to the IRS when your signed documents are complete',
      },
      {
        key: 'premium' as const,
        label: 'Premium',
        price: 299,
        description:
          'With passport certification by a Certifying Acceptance Agent, so you keep your passport.',
        features: ['Everything in Standard', 'Passport certification', 'A named contact'],
        turnaroundTime: 'Sent to the IRS when your signed documents are complete',
      },
    ],
  },
  {
    slug: 'bookkeeping' as const,
    name: 'Bookkeeping Service',
    checkoutTitle: 'Bookkeeping Service',
    menuText: 'Professional accounting',
    description: 'Monthly books, ready for your tax return.',
    packageTypes: [
      {
        key: 'basic' as const,
        label: 'Basic',
        price: 149,
        description: 'For a company with a few dozen transactions a month.',
        features: ['Up to 50 transactions', 'One bank account', 'Monthly statements'],
        turnaroundTime: 'Every month',
      },
      {
        key: 'standard' as const,
        label: 'Standard',
        price: 249,
        description: 'For a company that sells every day.',
        features: ['Up to 200 transactions', 'Three accounts', 'Quarterly review'],
        turnaroundTime: 'Every month',
      },
      {
        key: 'premium' as const,
        label: 'Premium',
        price: 399,
        description: 'For a company with staff, stock or several currencies.',
        features: ['Unlimited transactions', 'All accounts', 'A bookkeeper of your own'],
        turnaroundTime: 'Every month',
      },
    ],
  },
  {
    slug: 'trademark' as const,
    name: 'Trademark Service',
    checkoutTitle: 'Trademark Service',
    menuText: 'Protect your brand',
    description: 'Search for similar marks, then apply.',
    packageTypes: [
      {
        key: 'search' as const,
        label: 'Search',
        price: 199,
        description: 'A list of similar marks. Whether they conflict is for an attorney.',
        features: ['Federal register', 'State registers', 'Written list of similar marks'],
        turnaroundTime: '3-5 business days',
      },
      {
        key: 'basic' as const,
        label: 'Basic',
        price: 599,
        description:
          'The search, and an application in one class by a US-licensed attorney. The USPTO’s $350 per class is extra.',
        features: ['Everything in Search', 'Application in one class', 'Filing receipt'],
        turnaroundTime: '5-7 business days to filing',
      },
      {
        key: 'comprehensive' as const,
        label: 'Comprehensive',
        price: 999,
        description:
          'Includes the attorney’s responses to the examiner until a decision. The USPTO’s $350 per class is extra.',
        features: [
          'Everything in Basic',
          'Office actions answered by the attorney',
          'Watch for one year',
        ],
        turnaroundTime: '5-7 business days to filing',
      },
    ],
  },
].map((service, index) => ({ ...service, sortOrder: index + 1, isActive: true }))
