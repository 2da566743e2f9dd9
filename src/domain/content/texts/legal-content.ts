import type { ContentSpec } from '../content-spec'

type LegalPage = Readonly<Record<'legal.title' | 'legal.updated' | 'legal.body', ContentSpec>>

/**
 * A legal page is one long text: a line that starts with `## ` opens a section, one with `- ` is
 * an item, anything else a paragraph.
 */
function legalPage(title: string, body: string): LegalPage {
  const element = (type: ContentSpec['type'], label: string, value: string): ContentSpec => ({
    type,
    category: 'other',
    label,
    default: value,
  })
  return {
    'legal.title': element('heading', 'Headline', title),
    'legal.updated': element('text', 'Date of this version', 'Last Updated January 1, 2024'),
    'legal.body': element('text', 'Text', body.trim()),
  }
}

export const TERMS_CONTENT = legalPage(
  'Terms of Service',
  `
These terms apply when you use this site or buy a service on it.

## What we do
We prepare and file documents that form companies, and sell related services: EIN and ITIN applications, bookkeeping, and trademark searches and filings. We act on your instructions. We are not a law firm, and nothing here is legal or tax advice.

## Who may use it
You must be at least 18 years old. We provide no service to persons under 18. What you tell us must be true and complete, and you must be allowed to act for the company you name.

## Prices and government fees
Our prices are shown before you pay. State and government fees are passed on at cost, on their own line. If a state changes its fee before we file, we tell you before charging anything more.

## When we file
We promise to file a formation within 24 hours of your payment and complete answers. The time during which we wait for an answer from you does not count. How long the state takes afterwards is not in our hands.

## Refunds
Our service fees are refundable for 30 days, as the Refund Policy says. State and government fees are not refundable.

## Support
Support is available Mon-Fri 9 AM-6 PM EST.

## Our liability
If we make a mistake in a filing, we correct it at our own cost. Beyond that, and as far as the law allows, our liability for an order is limited to what you paid us for it.
`,
)

export const PRIVACY_CONTENT = legalPage(
  'Privacy Policy',
  `
This policy says what we know about you, why, and what you can do about it.

## What we collect
- What you tell us: your name, contact details, address, the company you form, and documents you upload.
- What an order needs: its price, its status, and a reference to the payment. Card details go straight to the payment provider; we never see or keep the full number.
- What your browser sends: pages visited, kept without cookies and without your IP address.

## What we use it for
- To prepare and file what you ordered, and to tell you how it is going.
- To answer you, and to meet our own legal duties.
- To remind you of an order you began, if you gave us your address; every such message lets you say no more.

## Who else sees it
State offices and federal agencies that we file with, and the providers who run our payments and mail. We do not sell personal data. Much of what is filed with a state becomes public record there.

## How long we keep it
As long as you have an account, and invoices for as long as the law demands. You can ask us for a copy of your data, or to erase it.

## Children
The service is not for persons under 18.
`,
)

export const REFUND_CONTENT = legalPage(
  'Refund Policy',
  `
We want this to be simple: our fee comes back within 30 days if you are not satisfied. The government’s does not.

## What is refundable
- Our service fees, for 30 days from the day you paid.
- Our fee in full, if we did not file your formation within 24 hours of payment and complete answers.
- The state fee, as long as we have not yet submitted the filing.

## What is not
- State and government fees that have been paid over. They are not ours to return.

## How to ask
Write to us with your order number. We review requests within 2 business days, and the money is on its way to the method you paid with in 5-7 business days.

## Questions
Support is available Mon-Fri 9 AM-6 PM EST.
`,
)
