import type { PageSpec } from '../content-spec'

/** Texts of the header and the footer, on every page. */
export const LAYOUT_CONTENT = {
  'promise.filing': {
    type: 'text',
    category: 'trust',
    label: 'Filing promise; other texts insert it as {filing promise}',
    default:
      'We file with your state within 24 hours of your payment and complete details, or we refund our fee.',
  },
  'promise.short': {
    type: 'text',
    category: 'trust',
    label: 'Filing promise in short; other texts insert it as {short promise}',
    default: 'Filed within 24 hours, or our fee back',
  },
  'promise.refunds': {
    type: 'text',
    category: 'trust',
    label: 'Refund terms; other texts insert them as {refund terms}',
    default:
      'Our service fees are refundable for 30 days. The state fee is refundable until we submit your filing.',
  },
  'promise.einTime': {
    type: 'text',
    category: 'trust',
    label: 'How long an EIN usually takes; other texts insert it as {EIN time}',
    default:
      'The IRS usually assigns an EIN about four business days after we fax the form, or about four weeks after we mail it.',
  },
  'promise.itinTime': {
    type: 'text',
    category: 'trust',
    label: 'How long an ITIN usually takes; other texts insert it as {ITIN time}',
    default:
      'The IRS usually takes 7 weeks to assign an ITIN, and 9 to 11 weeks from abroad or from January to April.',
  },
  'promise.itinExpiry': {
    type: 'text',
    category: 'trust',
    label: 'When an ITIN expires; other texts insert it as {ITIN expiry}',
    default: 'An ITIN expires if it is on no US tax return for three years in a row.',
  },
  'header.pricing': { type: 'link', category: 'other', label: 'Menu: pricing', default: 'Pricing' },
  'header.support': { type: 'link', category: 'other', label: 'Menu: support', default: 'Support' },
  'header.manage': {
    type: 'button',
    category: 'other',
    label: 'Menu: services',
    default: 'Manage',
  },
  'header.ein': {
    type: 'text',
    category: 'services',
    label: 'Menu: what an EIN is',
    default: 'Federal Tax ID',
  },
  'header.itin': {
    type: 'text',
    category: 'services',
    label: 'Menu: what an ITIN is',
    default: 'Individual Taxpayer ID',
  },
  'header.bookkeeping': {
    type: 'text',
    category: 'services',
    label: 'Menu: what bookkeeping is',
    default: 'Professional accounting',
  },
  'header.trademark': {
    type: 'text',
    category: 'services',
    label: 'Menu: what a trademark is for',
    default: 'Protect your brand',
  },
  'footer.quickLinks': {
    type: 'heading',
    category: 'other',
    label: 'Footer: first list',
    default: 'Quick Links',
  },
  'footer.legal': {
    type: 'heading',
    category: 'other',
    label: 'Footer: second list',
    default: 'Legal',
  },
  'footer.contact': {
    type: 'heading',
    category: 'other',
    label: 'Footer: contact',
    default: 'Contact',
  },
  'footer.disclaimer': {
    type: 'text',
    category: 'other',
    label: 'Footer: what we are not',
    default:
      'We prepare and file business documents. We are not a law firm and do not give legal or tax advice.',
  },
} as const satisfies PageSpec
