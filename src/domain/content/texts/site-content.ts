import {
  type ContentSpec,
  faq,
  other,
  type PageSpec,
  pricing,
  services,
  testimonials,
  trust,
} from '@/src/domain/content/element-kinds'

/** Pricing, states, features, testimonials, FAQ and the closing call. */
export const LANDING_SECTIONS_CONTENT = {
  'pricing.title': pricing('heading', 'Heading', 'Three packages, one price each'),
  'pricing.intro': pricing(
    'text',
    'Below the heading',
    'No automatic renewals, no fees added at the end. Monthly services are invoiced.',
  ),
  'pricing.plus': pricing('text', 'After the price', 'plus state filing fee'),
  'pricing.choose': pricing('button', 'Button', 'Choose'),
  'states.title': pricing('heading', 'States: heading', 'What each state charges'),
  'states.intro': pricing(
    'text',
    'States: below the heading',
    'The filing fee for a new LLC goes to the state, not to us. Checkout uses the fees listed here, each with the day as of which it is known.',
  ),
  'features.title': other('heading', 'Features: heading', 'Always know where your filing is'),
  'features.timelineTitle': other('heading', 'Features: the timeline', 'Every step, as it happens'),
  'features.timelineText': other(
    'text',
    'Features: about the timeline',
    'From the moment you pay, your dashboard shows what was done, when, and what comes next.',
  ),
  'features.papersTitle': other(
    'heading',
    'Features: the documents',
    'Your documents in one place',
  ),
  'features.papersText': other(
    'text',
    'Features: about the documents',
    'Private, and ready to download when a bank asks for them.',
  ),
  'features.deadlinesTitle': other(
    'heading',
    'Features: the deadlines',
    'Your deadlines, with reminders',
  ),
  'features.deadlinesText': other(
    'text',
    'Features: about the deadlines',
    'We calculate the reports and taxes that your state’s page lists, and remind you before each one is due.',
  ),
  'testimonials.title': testimonials('heading', 'Heading', 'What our customers say'),
  'about.title': other('heading', 'Who we are: heading', 'Who we are'),
  'about.founder': other('text', 'Who we are: founder, shown once it is filled in', ''),
  'about.founded': other('text', 'Who we are: day of founding, such as March 3, 2026', ''),
  'faq.title': faq('heading', 'Heading', 'Frequently asked questions'),
  'cta.title': other(
    'heading',
    'Closing call: heading',
    'Ten minutes of questions. We do the rest.',
  ),
  'cta.text': other(
    'text',
    'Closing call: text',
    'Your answers are saved as you go, so you can stop and come back.',
  ),
  'cta.start': other('button', 'Closing call: button', 'Start My LLC Now'),
  'cta.startLink': { ...other('link', 'Closing call: link', '/checkout'), of: 'cta.start' },
} as const satisfies PageSpec

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

type ServiceSelector = 'service.title' | 'service.intro' | 'service.timing'

type ServiceTexts = Record<'title' | 'intro', string> & { readonly timing?: string }

/** The short texts of a service page; its long one is a page of its own (`content/pages`). */
function servicePage(texts: ServiceTexts): Readonly<Record<ServiceSelector, ContentSpec>> {
  return {
    'service.title': services('heading', 'Headline', texts.title),
    'service.intro': services('text', 'Below the headline', texts.intro),
    'service.timing': services('text', 'Below the packages', texts.timing ?? ''),
  }
}

export const EIN_CONTENT = servicePage({
  title: 'Your company’s federal tax number',
  intro:
    'An Employer Identification Number (EIN) identifies your company to the IRS. Banks, payment providers and payroll services ask for it. We prepare Form SS-4 for your signature and send it for you, with or without a Social Security number.',
  timing:
    '{EIN time} We send it once we have your signature. The IRS mails its confirmation letter to your mailing address.',
})

export const ITIN_CONTENT = servicePage({
  title: 'A taxpayer number without a Social Security number',
  intro:
    'If you must file a US tax return, or claim a tax treaty benefit, and cannot get a Social Security number, you need an Individual Taxpayer Identification Number (ITIN). Owning a US company alone does not require one. We prepare Form W-7 for your signature. The IRS accepts only original documents, or copies certified by the agency that issued them; notarized and plain copies are refused.',
  timing:
    'The IRS accepts only original documents, or copies certified by the agency that issued them. {ITIN time} {ITIN expiry}',
})

export const BOOKKEEPING_CONTENT = servicePage({
  title: 'Books that are ready at tax time',
  intro:
    'We categorize every transaction, reconcile every account, and send statements that you and your accountant can use.',
})

export const TRADEMARK_CONTENT = servicePage({
  title: 'Search for similar marks, then apply',
  intro:
    'Forming an LLC does not register a trademark. A federal registration covers the whole US for the goods and services it lists. We list similar marks; whether they conflict is for an attorney. The USPTO charges $350 per class of an application, and more for incomplete or free-text entries.',
})

export const SUPPORT_CONTENT = {
  'support.title': other('heading', 'Headline', 'How can we help?'),
  'support.intro': other(
    'text',
    'Below the headline',
    'Please have your order number ready if you have one.',
  ),
  'support.chatTitle': other('heading', 'Chat', 'Live Chat'),
  'support.chatHours': other('text', 'Chat: hours', '24/7'),
  'support.chatOffTitle': other('heading', 'Instead of chat while it is off', 'Contact Form'),
  'support.chatOff': other(
    'text',
    'Form: while chat is off',
    'Please contact us for more information!',
  ),
  'support.phoneTitle': other('heading', 'Phone', 'Phone Support'),
  'support.emailTitle': other('heading', 'Email', 'Email Support'),
  'support.emailHours': other(
    'text',
    'Email: response time',
    'Response within 24 hours, Monday to Friday',
  ),
  'support.formTitle': other('heading', 'Form: heading', 'Send us a message'),
  'support.faqTitle': faq('heading', 'FAQ: heading', 'Common questions'),
  'support.promiseTitle': trust('heading', 'Promise: heading', 'Our support promise'),
  'support.promiseText': trust(
    'text',
    'Promise: text',
    'A person reads every message and answers within one business day. If we made a mistake in your filing, we correct it at our cost.',
  ),
} as const satisfies PageSpec
