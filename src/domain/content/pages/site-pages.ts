/** What the pages of the services say below their packages, in the lines that `richTextOf` reads. */
const EIN_TEXT = `
## Who needs it
- New LLCs and corporations whose bank asks for one
- Companies with employees, or with more than one owner
- Anyone about to hire, or to file a business tax return

## How it works
+ You answer a page of questions about the company and its responsible party
+ We prepare Form SS-4; you check and sign it
+ We send it to the IRS, and your EIN appears in your dashboard as soon as we have it
+ The IRS mails its confirmation letter to your mailing address

## Without us
We are not the IRS and not part of it. You can get an EIN free at irs.gov.
`

const ITIN_TEXT = `
## Who needs it
- People who must file a US tax return and cannot get a Social Security number
- People who claim a benefit under a tax treaty
- Spouses and dependents who are claimed on a US tax return

Owning a US company alone does not require an ITIN. Form 5472 needs none. Form W-7 usually goes to the IRS together with the tax return.

## How it works
+ You tell us who you are and why you need the number
+ We prepare Form W-7 for your signature and list the identity documents
+ You send originals, or copies certified by the agency that issued them; notarized and plain copies are refused
+ We send everything to the IRS as soon as it is complete
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
+ You tell us the mark and what you sell under it
+ We search the federal and state registers and send you a list of similar marks
+ Whether a mark conflicts with yours is for an attorney to say; the list is no legal advice

## Applying
Only you or a US-licensed attorney can file an application and answer the USPTO. An applicant who lives outside the US must have a US attorney. The USPTO’s fee is $350 per class.
`

/**
 * The legal pages as an empty installation has them, in the lines that `richTextOf` reads. They are
 * complete drafts for a lawyer: the back-office marks them until someone notes a review.
 */
const TERMS_TEXT = `
These terms apply when you use this site or buy a service on it. “We” is the company named at the bottom of this page.

## What we do
We prepare and file documents that form companies, and sell related services: EIN and ITIN applications, bookkeeping, registered agents, business addresses, and trademark searches. We act on your instructions and enter what you tell us. You choose the state, the type of company and every option.

## No legal advice
We are not a law firm and no tax adviser. Using the site or buying a service creates no attorney-client relation. Nothing here is legal or tax advice, and it does not replace a lawyer. We are not part of any government office. You can file with the state and get an EIN from the IRS yourself.

## Who may use it
You must be at least 18 years old. We provide no service to persons under 18. What you tell us must be true and complete, and you must be allowed to act for the company you name.

## Sanctions
You confirm that you, the owners and the managers of the company are not on a US sanctions list, and not in a place where US law forbids the service. We may ask for proof, hold an order while we check, and cancel it where the law requires that. Then we refund what we may refund.

## What you authorize us to do
With your order you authorize us to sign and submit the formation document as organizer or incorporator, and to act as registered agent where you ordered that. We resign as organizer when the company is formed and have no share in it. Federal forms, such as Form SS-4, W-7 and 2553, carry your own signature.

## Electronic records and signatures
You agree to receive receipts, notices and documents electronically, and that your electronic signature counts as a handwritten one where the law allows it. You can ask us for paper copies, and withdraw this consent by writing to us. Then we may not be able to continue the order.

## Prices and government fees
We show our prices before you pay. State and government fees are charged at cost, on their own line, where we pay them for you. What we cannot pay for you, such as USPTO fees and newspaper notices, you pay yourself. A fee marked as the usual amount is checked before we file. If it differs, we refund the difference, or ask you before charging anything more.

## When we file
{filing promise} The clock pauses while we wait for an answer from you. It runs on weekends and holidays too. We do not control how long the state takes to approve a filing. Delivery times count from the state’s approval to the documents in your dashboard.

## Subscriptions
Monthly and yearly services are invoiced before each period. Nothing renews by an automatic charge. You can cancel at any time, to the end of the period that is paid.

## Registered agent
Our agent serves for the period that is paid. When it ends, or we resign, the company must name another agent with the state, and pays the state’s fee for that. Without an agent the state may dissolve the company. We forward official mail to the email address in your account, so keep it up to date.

## Deadlines and reminders
We calculate deadlines from what you tell us and from public sources, and remind you of them. We do not list every duty. You remain responsible for what your company must file and pay. Not covered, among others: payroll forms such as W-2, 1099 and 941, sales tax, and city and county licenses.

## Refunds
{refund terms} The Refund Policy explains how to ask. If you are a consumer in the European Union or the United Kingdom, you may also withdraw within 14 days. If you ask us to begin before that, you pay for what we have done by then.

## Support
Support is available Mon-Fri 9 AM-6 PM EST. We answer within one business day, for as long as you own the company.

## Our liability
If we make a mistake in a filing, we correct it at our cost. Beyond that, and as far as the law allows, our liability for an order is limited to what you paid us for it. We are not liable for decisions of a state, a federal agency or a bank.

## Changes
We may change these terms for future orders. The version that you accepted applies to your order. Earlier versions stay available on this page.

## Law and disputes
Write to us first; we answer within one business day. The law of the state in our address applies, and its courts decide, unless the law of the place where you live gives you rights that cannot be waived.
`

const PRIVACY_TEXT = `
This policy explains what we collect, why, and the choices you have. The company named at the bottom of this page is the controller. Write to the address given there with any question.

## What we collect
- What you tell us: your name, contact details, address, the company you form, its owners, and documents you upload.
- Tax numbers and identity documents: Social Security numbers, ITINs and passports, only where a form you ordered asks for them.
- Order details: price, status and a payment reference. Card details go straight to the payment provider; we never see or store your full card number.
- Messages: email, the contact form and, where they are switched on, WhatsApp and live chat.
- Usage: pages visited, and the country that your address on the network suggests. Our statistics use no cookies and store no IP address.
- Security: a log of sign-ins and changes, with the IP address they came from.

## Cookies
We set cookies that the site needs: to keep you signed in, to open your order, to keep your answers, and to protect forms. If you came by a partner’s link, a cookie remembers the partner for 60 days. We set no advertising cookies. Payment providers and the live chat set their own when you use them.

## What we use it for
- To prepare and file what you ordered, and to keep you informed: to perform our contract with you.
- To answer your questions, keep the site secure and prevent fraud: our legitimate interest.
- To keep accounts and to check sanctions lists: our legal obligations.
- To remind you of an order you started, or to send you offers: only if you agreed, or where the law allows it without that. Every such email has an unsubscribe link.

## Tax numbers and passports
We store tax numbers encrypted and show them to the staff who need them. We use them for the form they were given for, and for nothing else. You can ask us to delete identity documents once the service they were given for is complete, unless the law requires us to keep them.

## Who else sees it
State offices and federal agencies that we file with, and the providers who run our payments, mail, messaging, storage and hosting. They may use the data only for that. We do not sell personal data, and do not share it for advertising across sites. Much of what is filed with a state becomes public record there, often with the names and addresses of owners or managers.

## Transfers
We work in the United States, and so do the offices we file with. If you live elsewhere, your data is sent there because the service you ordered requires it. For our providers we rely on the safeguards that the law of your country requires.

## How long we keep it
For as long as you have an account, or as a guest for as long as we serve your order and must be able to answer for it. We keep invoices and the log for as long as the law requires.

## Your rights
You can ask for a copy of your data, have it corrected or deleted, object to how we use it, restrict it, take it with you, and withdraw a consent. Write to us, or use your account’s settings. We answer within 30 days. You can also complain to the data protection authority where you live.

## California
If you live in California, you have the right to know, delete and correct what we hold, and to limit the use of sensitive data. We collect the categories listed above, for the purposes listed above. We do not sell or share personal information. We treat you no differently if you use your rights. An agent may ask for you with your written permission.

## Children
The service is not for persons under 18.

## Changes
We publish each change here with its day. Earlier versions stay available on this page.
`

const REFUND_TEXT = `
{refund terms}

## What is refundable
- Our service fees, for 30 days from the day you paid.
- Our fee in full if we miss our filing promise: {filing promise}
- The state fee, until we submit your filing.
- What was too much, if a state charges less than the usual amount that you paid.

## What is not
- State and government fees after we submit your filing. They have been paid to the government.
- Subscriptions beyond the 30 days. You can cancel them to the end of the period that is paid.

## How to ask
Open your order and choose Request a refund, or write to us with your order number. {refund time} The money goes back the way you paid.

## If a payment was not yours
Tell us at once. We answer before you need to dispute it with your bank.

## Questions
Support is available Mon-Fri 9 AM-6 PM EST.
`

/** The day of the legal texts that an empty installation begins with. */
export const FIRST_LEGAL_VERSION = '2026-11-26'

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

/** The version of a legal text is the day that it carries: `2026-11-26`. */
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
