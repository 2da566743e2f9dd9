import { services } from '../content-elements'
import type { ContentSpec } from '../content-spec'

type ServiceSelector =
  | 'service.title'
  | 'service.intro'
  | 'service.timing'
  | 'service.whoTitle'
  | 'service.who'
  | 'service.howTitle'
  | 'service.how'

type ServiceTexts = Record<'title' | 'intro' | 'who' | 'how', string> & { readonly timing?: string }

function servicePage(texts: ServiceTexts): Readonly<Record<ServiceSelector, ContentSpec>> {
  return {
    'service.title': services('heading', 'Headline', texts.title),
    'service.intro': services('text', 'Below the headline', texts.intro),
    'service.timing': services('text', 'Below the packages', texts.timing ?? ''),
    'service.whoTitle': services('heading', 'Who needs it: heading', 'Who needs it'),
    'service.who': services('text', 'Who needs it: one per line', texts.who),
    'service.howTitle': services('heading', 'How it works: heading', 'How it works'),
    'service.how': services('text', 'How it works: one step per line', texts.how),
  }
}

export const EIN_CONTENT = servicePage({
  title: 'Your company’s federal tax number',
  intro:
    'An Employer Identification Number (EIN) identifies your company to the IRS. Banks, payment providers and payroll services ask for it. We prepare your application and file it, with or without a Social Security number.',
  who: 'New LLCs and corporations that want a bank account\nOwners who live outside the United States\nAnyone about to hire, or to file a business tax return',
  timing: '{EIN time}',
  how: 'You answer a page of questions about the company and its responsible party\nWe prepare Form SS-4, check it, and file it with the IRS\nYour confirmation letter appears in your dashboard as soon as the IRS sends it',
})

export const ITIN_CONTENT = servicePage({
  title: 'A taxpayer number without a Social Security number',
  intro:
    'If you file a US tax return but cannot get a Social Security number, you need an Individual Taxpayer Identification Number (ITIN). We prepare Form W-7 and tell you which documents the IRS requires. An ITIN expires after three years in a row without a tax return.',
  who: 'Owners of US companies who live abroad\nPeople with US income to report\nSpouses and dependents on a US tax return',
  timing: '{ITIN time} {ITIN expiry}',
  how: 'You tell us who you are and why you need the number\nWe prepare Form W-7, list the identity documents, and send everything to the IRS as soon as it is complete\nWe track your application until the IRS decides',
})

export const BOOKKEEPING_CONTENT = servicePage({
  title: 'Books that are ready at tax time',
  intro:
    'We categorize every transaction, reconcile every account, and send statements that you and your accountant can use.',
  who: 'Owners who would rather sell than sort receipts\nCompanies that need statements for a bank or an investor\nAnyone behind on last year’s books',
  how: 'You send us your bank statements\nA bookkeeper categorizes and reconciles them, and asks you when something is unclear\nEach month you get a profit and loss statement and a balance sheet',
})

export const TRADEMARK_CONTENT = servicePage({
  title: 'Protect your brand nationwide',
  intro:
    'An LLC reserves your name in one state. A federal trademark protects your brand in all of them. We search first, then file with the US Patent and Trademark Office.',
  who: 'Brands that sell in more than one state\nOwners about to spend on packaging, a domain or advertising\nSellers who need a registration for a marketplace’s brand program',
  how: 'We search for conflicting marks and tell you plainly what we found\nWe choose the classes with you and prepare the application\nWe file it and report each step of the examination',
})
