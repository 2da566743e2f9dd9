const everywhere = { showInStarter: true, showInStandard: true, showInPremium: true }
/** Standard and Premium include it. */
const starterOnly = { showInStarter: true, showInStandard: false, showInPremium: false }
/** Sold beside a service, never in the formation checkout. */
const nowhere = { showInStarter: false, showInStandard: false, showInPremium: false }

/** The add-ons of a new installation. Prices are dollars. */
export const ADDON_SEEDS = [
  {
    name: 'EIN Application',
    description: 'Your federal tax ID. We apply to the IRS as soon as your company is approved.',
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
    description: 'A street address for your company. We scan and forward your mail.',
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
    description: 'The contract between the owners, which banks ask to see.',
    price: 49,
    category: 'document' as const,
    code: 'operating_agreement' as const,
    ...starterOnly,
  },
  {
    name: 'Certificate of Good Standing',
    isRepeatable: true,
    description: 'Proof from the state that your company exists and is up to date.',
    price: 59,
    category: 'document' as const,
    ...everywhere,
  },
  {
    name: 'Certified Copy of the Articles',
    isRepeatable: true,
    description: 'Your formation document, stamped by the state.',
    price: 59,
    category: 'document' as const,
    ...everywhere,
  },
  {
    name: 'Banking Resolution',
    isRepeatable: true,
    description: 'Says who may open and use the company’s bank account.',
    price: 29,
    category: 'document' as const,
    ...everywhere,
  },
  {
    name: 'Annual Report Filing',
    description: 'We file your first annual report when it is due. The state’s fee is extra.',
    price: 99,
    category: 'compliance' as const,
    code: 'annual_report' as const,
    ...everywhere,
  },
  {
    name: 'S-Corporation Election',
    description:
      'We prepare Form 2553 for your signature and send it to the IRS. Only if every owner is a US citizen or resident.',
    price: 79,
    category: 'legal' as const,
    ...everywhere,
  },
  {
    name: 'Trade Name (DBA) Registration',
    isRepeatable: true,
    description: 'Do business under another name. State and county fees are extra.',
    price: 99,
    category: 'legal' as const,
    ...everywhere,
  },
].map((addon) => ({ isRegisteredAgent: false, isRepeatable: false, isActive: true, ...addon }))
