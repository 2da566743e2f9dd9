import { other, services, trust } from '../content-elements'
import type { PageSpec } from '../content-spec'

/** Texts of the header and the footer, on every page. */
export const LAYOUT_CONTENT = {
  'promise.filing': trust(
    'text',
    'Filing promise; other texts insert it as {filing promise}',
    'We file with your state within 24 hours of your payment and complete details, or we refund our fee.',
  ),
  'promise.short': trust(
    'text',
    'Filing promise in short; other texts insert it as {short promise}',
    'Filed within 24 hours, or our fee back',
  ),
  'promise.refunds': trust(
    'text',
    'Refund terms; other texts insert them as {refund terms}',
    'Our service fees are refundable for 30 days. The state fee is refundable until we submit your filing.',
  ),
  'promise.einTime': trust(
    'text',
    'How long an EIN usually takes; other texts insert it as {EIN time}',
    'The IRS usually assigns an EIN about four business days after we fax the form, or about four weeks after we mail it.',
  ),
  'promise.itinTime': trust(
    'text',
    'How long an ITIN usually takes; other texts insert it as {ITIN time}',
    'The IRS usually takes 7 weeks to assign an ITIN, and 9 to 11 weeks from abroad or from January to April.',
  ),
  'promise.itinExpiry': trust(
    'text',
    'When an ITIN expires; other texts insert it as {ITIN expiry}',
    'An ITIN expires if it is on no US tax return for three years in a row.',
  ),
  'header.pricing': other('text', 'Menu: pricing', 'Pricing'),
  'header.support': other('text', 'Menu: support', 'Support'),
  'header.manage': other('button', 'Menu: services', 'Manage'),
  'header.ein': services('text', 'Menu: what an EIN is', 'Federal Tax ID'),
  'header.itin': services('text', 'Menu: what an ITIN is', 'Individual Taxpayer ID'),
  'header.bookkeeping': services('text', 'Menu: what bookkeeping is', 'Professional accounting'),
  'header.trademark': services('text', 'Menu: what a trademark is for', 'Protect your brand'),
  'footer.quickLinks': other('heading', 'Footer: first list', 'Quick Links'),
  'footer.legal': other('heading', 'Footer: second list', 'Legal'),
  'footer.contact': other('heading', 'Footer: contact', 'Contact'),
  'footer.disclaimer': other(
    'text',
    'Footer: what we are not',
    'We prepare and file business documents. We are not a law firm and do not give legal or tax advice.',
  ),
} as const satisfies PageSpec
