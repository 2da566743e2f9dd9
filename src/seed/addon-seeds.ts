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
].map((addon) => ({ isRegisteredAgent: false, isRepeatable: false, isActive: true, ...addon }))
