import type { Tier } from '@/src/domain/vocabulary/tiers'

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

const everywhere = { showInStarter: true, showInStandard: true, showInPremium: true }
/** Standard and Premium include it. */
const starterOnly = { showInStarter: true, showInStandard: false, showInPremium: false }
/** Sold beside a service, never in the formation checkout. */
const nowhere = { showInStarter: false, showInStandard: false, showInPremium: false }

/** The add-ons of a new installation. Prices are dollars. */
export const ADDON_SEEDS = [
  {
    name: 'EIN Application',
    description:
      'Your federal tax ID. We send your signed form to the IRS once your company is approved. You can also get one free at irs.gov.',
    price: 49,
    category: 'service' as const,
    code: 'ein' as const,
    ...starterOnly,
  },
  {
    name: 'Registered Agent (1 year)',
    description: 'An address in the state that accepts legal mail for your company.',
    price: 99,
    category: 'compliance' as const,
    code: 'registered_agent' as const,
    isRegisteredAgent: true,
    ...starterOnly,
  },
  {
    name: 'Business Address',
    description:
      'A street address for your company. We scan and forward your mail once USPS Form 1583 is signed, with two IDs, before a notary.',
    price: 29,
    monthlyPrice: 29,
    annualPrice: 299,
    category: 'service' as const,
    code: 'business_address' as const,
    ...everywhere,
  },
  {
    name: 'LLC Formation Service',
    description: 'Form your company together with another service.',
    price: 49,
    category: 'service' as const,
    code: 'llc_formation' as const,
    ...nowhere,
  },
  {
    name: 'Operating Agreement',
    description: 'An LLC’s contract between its owners, which many banks ask to see.',
    price: 49,
    category: 'document' as const,
    code: 'operating_agreement' as const,
    ...starterOnly,
  },
  {
    name: 'Certificate of Good Standing',
    code: 'good_standing' as const,
    isRepeatable: true,
    description:
      'Proof from the state that your company exists and is up to date. The state’s own fee is extra.',
    price: 59,
    category: 'document' as const,
    ...everywhere,
  },
  {
    name: 'Certified Copy of the Articles',
    code: 'certified_copy' as const,
    isRepeatable: true,
    description: 'Your formation document, stamped by the state. The state’s own fee is extra.',
    price: 59,
    category: 'document' as const,
    ...everywhere,
  },
  {
    name: 'Banking Resolution',
    code: 'banking_resolution' as const,
    isRepeatable: true,
    description: 'Says who may open and use the company’s bank account.',
    price: 29,
    category: 'document' as const,
    ...everywhere,
  },
  {
    name: 'Annual Report Filing',
    description:
      'We file your first annual report when it is due, 5 to 24 months from now. The state’s fee is extra. Refundable for 30 days from payment.',
    price: 99,
    category: 'compliance' as const,
    code: 'annual_report' as const,
    ...everywhere,
  },
  {
    name: 'S-Corporation Election',
    code: 's_corporation' as const,
    description:
      'We prepare Form 2553 for your signature and send it to the IRS. Due within 2 months and 15 days of the start of the tax year. Only if every owner is a US citizen or tax resident. State elections are not included.',
    price: 79,
    category: 'legal' as const,
    ...everywhere,
  },
  {
    name: 'Trade Name (DBA) Registration',
    code: 'dba' as const,
    isRepeatable: true,
    description: 'Do business under another name. State and county fees are extra.',
    price: 99,
    category: 'legal' as const,
    ...everywhere,
  },
  {
    name: 'Further Trademark Class',
    isRepeatable: true,
    description:
      'Another class in an application that the attorney has not filed yet. The USPTO’s $350 for the class is extra.',
    price: 199,
    category: 'legal' as const,
    code: 'trademark_class' as const,
    ...nowhere,
  },
].map((addon) => ({ isRegisteredAgent: false, isRepeatable: false, isActive: true, ...addon }))

type Description = {
  readonly stepTitle: string
  readonly stepDescription: string
  readonly detailedFeatures: string[]
  readonly checkoutBenefits: string[]
  readonly processDescription: string
  readonly timelineText: string
  readonly guaranteeText: string
}

/** How the package step of the checkout describes each package. */
export const CHECKOUT_PACKAGE_SEEDS: Record<Tier, Description> = {
  starter: {
    stepTitle: 'Starter: the filing itself',
    stepDescription:
      'We check your name, prepare your formation documents and file them with the state.',
    detailedFeatures: [
      'Company name search',
      'Formation documents prepared and filed',
      'Stamped copy in your dashboard',
      'State deadlines in your calendar',
    ],
    checkoutBenefits: ['No subscription', 'Add an EIN or a registered agent at any time'],
    processDescription: 'You answer a few questions, we file, the state approves.',
    timelineText: 'Documents in 7-10 business days from the state’s approval',
    guaranteeText: '{short promise}',
  },
  standard: {
    stepTitle: 'Standard: the papers most banks ask for',
    stepDescription:
      'Everything in Starter, plus the EIN, operating agreement and registered agent. Each bank decides what it asks for.',
    detailedFeatures: [
      'Everything in Starter',
      'Deadline reminders',
      'EIN from the IRS',
      'Operating agreement',
      'Registered agent for one year',
    ],
    checkoutBenefits: [
      'The documents most banks ask for',
      'Registered agent included for one year',
    ],
    processDescription:
      'We file your company first, and apply for its EIN as soon as the state approves.',
    timelineText: 'Documents in 1-2 business days from the state’s approval',
    guaranteeText: '{short promise}',
  },
  premium: {
    stepTitle: 'Premium: ready to do business',
    stepDescription:
      'Everything in Standard, plus a domain, business email and document templates.',
    detailedFeatures: [
      'Everything in Standard',
      'Domain with privacy and business email',
      'Document template library',
    ],
    checkoutBenefits: ['One person handles your order'],
    processDescription: 'A specialist files your company and sets up your domain and email.',
    timelineText: 'Documents in 24-48 hours from the state’s approval',
    guaranteeText: '{short promise}',
  },
}
