/** What the pages of the services say below their packages, in the lines that `richTextOf` reads. */
const EIN_TEXT = `
## Who needs it
- New LLCs and corporations that want a bank account
- Owners who live outside the United States
- Anyone about to hire, or to file a business tax return

## How it works
+ You answer a page of questions about the company and its responsible party
+ We prepare Form SS-4, check it, and file it with the IRS
+ Your confirmation letter appears in your dashboard as soon as the IRS sends it
`

const ITIN_TEXT = `
## Who needs it
- Owners of US companies who live abroad
- People with US income to report
- Spouses and dependents on a US tax return

## How it works
+ You tell us who you are and why you need the number
+ We prepare Form W-7, list the identity documents, and send everything to the IRS as soon as it is complete
+ We track your application until the IRS decides
`

const BOOKKEEPING_TEXT = `
## Who needs it
- Owners who would rather sell than sort receipts
- Companies that need statements for a bank or an investor
- Anyone behind on last year’s books

## How it works
+ You send us your bank statements
+ A bookkeeper categorizes and reconciles them, and asks you when something is unclear
+ Each month you get a profit and loss statement and a balance sheet
`

const TRADEMARK_TEXT = `
## Who needs it
- Brands that sell in more than one state
- Owners about to spend on packaging, a domain or advertising
- Sellers who need a registration for a marketplace’s brand program

## How it works
+ We search for conflicting marks and tell you plainly what we found
+ We choose the classes with you and prepare the application
+ We file it and report each step of the examination
`

/** The legal pages as an empty installation has them, in the lines that `richTextOf` reads. */
const TERMS_TEXT = `
These terms apply when you use this site or buy a service on it.

## What we do
We prepare and file documents that form companies, and sell related services: EIN and ITIN applications, bookkeeping, and trademark searches and filings. We act on your instructions. We are not a law firm, and nothing here is legal or tax advice.

## Who may use it
You must be at least 18 years old. We provide no service to persons under 18. What you tell us must be true and complete, and you must be allowed to act for the company you name.

## Prices and government fees
We show our prices before you pay. State and government fees are charged at cost, on their own line. If a state changes its fee before we file, we ask you before charging anything more.

## When we file
{filing promise} The clock pauses while we wait for an answer from you. We do not control how long the state takes to approve a filing.

## Refunds
{refund terms} The Refund Policy explains how to ask.

## Support
Support is available Mon-Fri 9 AM-6 PM EST.

## Our liability
If we make a mistake in a filing, we correct it at our cost. Beyond that, and as far as the law allows, our liability for an order is limited to what you paid us for it.
`

const PRIVACY_TEXT = `
This policy explains what we collect, why, and the choices you have.

## What we collect
- What you tell us: your name, contact details, address, the company you form, and documents you upload.
- Order details: price, status and a payment reference. Card details go straight to the payment provider; we never see or store your full card number.
- Usage: pages visited, stored without cookies and without your IP address.

## What we use it for
- To prepare and file what you ordered, and to keep you informed.
- To answer your questions and meet our legal obligations.
- To remind you of an order you started, if you gave us your email address. Every reminder has an unsubscribe link.

## Who else sees it
State offices and federal agencies that we file with, and the providers who run our payments and mail. We do not sell personal data. Much of what is filed with a state becomes public record there.

## How long we keep it
For as long as you have an account. We keep invoices for as long as the law requires. You can ask for a copy of your data or have it deleted.

## Children
The service is not for persons under 18.
`

const REFUND_TEXT = `
{refund terms}

## What is refundable
- Our service fees, for 30 days from the day you paid.
- Our fee in full if we miss our filing promise: {filing promise}
- The state fee, until we submit your filing.

## What is not
- State and government fees after we submit your filing. They have been paid to the government.

## How to ask
Open your order and choose Request a refund, or write to us with your order number. {refund time}

## Questions
Support is available Mon-Fri 9 AM-6 PM EST.
`

/** The day of the legal texts that an empty installation begins with. */
export const FIRST_LEGAL_VERSION = '2024-01-01'

/** Pages that people agree to: each text that was ever published is kept, by the day it carries. */
export const LEGAL_PAGES = {
  '/terms': { name: 'Terms of Service', text: TERMS_TEXT },
  '/privacy': { name: 'Privacy Policy', text: PRIVACY_TEXT },
  '/refund': { name: 'Refund Policy', text: REFUND_TEXT },
} as const
export type LegalPath = keyof typeof LEGAL_PAGES

/** Every page with a long text, what the back-office calls it, and what it says until it is edited. */
export const SITE_PAGES = {
  ...LEGAL_PAGES,
  '/services/ein': { name: 'EIN page', text: EIN_TEXT },
  '/services/itin': { name: 'ITIN page', text: ITIN_TEXT },
  '/services/bookkeeping': { name: 'Bookkeeping page', text: BOOKKEEPING_TEXT },
  '/services/trademark': { name: 'Trademark page', text: TRADEMARK_TEXT },
} as const
export type SitePath = keyof typeof SITE_PAGES

export const isLegalPath = (path: unknown): path is LegalPath =>
  typeof path === 'string' && Object.hasOwn(LEGAL_PAGES, path)

export const isSitePath = (path: unknown): path is SitePath =>
  typeof path === 'string' && Object.hasOwn(SITE_PAGES, path)

/** The version of a legal text is the day that it carries: `2024-01-01`. */
export function versionOf(updatedOn: unknown): string | null {
  if (typeof updatedOn !== 'string' && !(updatedOn instanceof Date)) return null
  const day = new Date(updatedOn)
  return Number.isNaN(day.getTime()) ? null : day.toISOString().slice(0, 10)
}

/** Where a version of a legal page that is no longer the current one can be read. */
export const versionPath = (path: LegalPath, version: string): string =>
  `/versions${path}/${version}`

/** Where staff see a page as it will be. */
export const previewPath = (path: string): string => `/preview${path}`
