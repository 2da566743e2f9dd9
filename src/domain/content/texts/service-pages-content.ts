import { services } from '../content-elements'
import type { ContentSpec } from '../content-spec'

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
    'An Employer Identification Number (EIN) identifies your company to the IRS. Banks, payment providers and payroll services ask for it. We prepare your application and file it, with or without a Social Security number.',
  timing: '{EIN time}',
})

export const ITIN_CONTENT = servicePage({
  title: 'A taxpayer number without a Social Security number',
  intro:
    'If you file a US tax return but cannot get a Social Security number, you need an Individual Taxpayer Identification Number (ITIN). We prepare Form W-7 and tell you which documents the IRS requires. An ITIN expires after three years in a row without a tax return.',
  timing: '{ITIN time} {ITIN expiry}',
})

export const BOOKKEEPING_CONTENT = servicePage({
  title: 'Books that are ready at tax time',
  intro:
    'We categorize every transaction, reconcile every account, and send statements that you and your accountant can use.',
})

export const TRADEMARK_CONTENT = servicePage({
  title: 'Protect your brand nationwide',
  intro:
    'An LLC reserves your name in one state. A federal trademark protects your brand in all of them. We search first, then file with the US Patent and Trademark Office.',
})
