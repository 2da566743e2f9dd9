/** The legal pages as an empty installation has them, in the lines that `richTextOf` reads. */
export const TERMS_TEXT = `
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

export const PRIVACY_TEXT = `
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

export const REFUND_TEXT = `
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
