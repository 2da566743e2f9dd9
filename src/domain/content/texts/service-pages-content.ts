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
