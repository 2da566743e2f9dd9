import type { ContentSpec } from '../content-spec'

type ServiceSelector =
  | 'service.title'
  | 'service.intro'
  | 'service.whoTitle'
  | 'service.who'
  | 'service.howTitle'
  | 'service.how'

type ServiceTexts = Record<'title' | 'intro' | 'who' | 'how', string>

function servicePage(texts: ServiceTexts): Readonly<Record<ServiceSelector, ContentSpec>> {
  const element = (type: ContentSpec['type'], label: string, value: string): ContentSpec => ({
    type,
    category: 'services',
    label,
    default: value,
  })
  return {
    'service.title': element('heading', 'Headline', texts.title),
    'service.intro': element('text', 'Below the headline', texts.intro),
    'service.whoTitle': element('heading', 'For whom: heading', 'Who needs it'),
    'service.who': element('text', 'For whom: one per line', texts.who),
    'service.howTitle': element('heading', 'How it goes: heading', 'How it goes'),
    'service.how': element('text', 'How it goes: one step per line', texts.how),
  }
}

export const EIN_CONTENT = servicePage({
  title: 'Your company’s federal tax number',
  intro:
    'An Employer Identification Number is how the IRS knows your company. Banks, payment providers and payroll ask for it. We prepare the application and file it for you, with or without a Social Security number.',
  who: 'New LLCs and corporations that want a bank account\nOwners who live outside the United States\nAnyone about to hire, or to file a business tax return',
  how: 'You answer a page of questions about the company and its responsible person\nWe prepare Form SS-4, check it, and file it with the IRS\nThe confirmation letter appears in your dashboard as soon as we have it',
})

export const ITIN_CONTENT = servicePage({
  title: 'A taxpayer number without a Social Security number',
  intro:
    'People who owe a US tax return but cannot get a Social Security number need an Individual Taxpayer Identification Number. We prepare Form W-7 with the papers that the IRS wants to see.',
  who: 'Owners of US companies who live abroad\nPeople with US income to report\nSpouses and dependants on a US tax return',
  how: 'You tell us who you are and why you need the number\nWe prepare Form W-7 and say which identity documents go with it\nWe follow the application until the IRS has answered',
})

export const BOOKKEEPING_CONTENT = servicePage({
  title: 'Books that are ready when the tax return is due',
  intro:
    'Every transaction sorted, every account reconciled, and statements that you and your accountant can read.',
  who: 'Owners who would rather sell than sort receipts\nCompanies that need statements for a bank or an investor\nAnyone behind on last year’s books',
  how: 'You connect or send your bank statements\nA bookkeeper sorts and reconciles them, and asks where something is unclear\nYou get a profit and loss statement and a balance sheet',
})

export const TRADEMARK_CONTENT = servicePage({
  title: 'Make the name yours',
  intro:
    'Forming a company protects its name in one state. A federal trademark protects your brand across the country. We search first, then file with the Patent and Trademark Office.',
  who: 'Brands that sell in more than one state\nOwners about to spend on packaging, a domain or advertising\nSellers who need a registration for a marketplace’s brand programme',
  how: 'We search for marks that could stand in the way, and tell you plainly what we found\nWe choose the classes with you and prepare the application\nWe file it and report each step of the examination',
})
