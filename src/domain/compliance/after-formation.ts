/** What a state wants once, soon after it formed a company, besides its recurring report. */
export type FirstDuty = {
  readonly duty: string
  readonly title: string
  readonly description: string
  /** How long the company has for it. */
  readonly within: { readonly days: number } | { readonly months: number }
}

const PUBLICATION = 'publication'

/** By state; the lengths stand in the notes of `states.json`. */
export const FIRST_DUTIES: Readonly<Record<string, FirstDuty>> = {
  AK: {
    duty: 'initial-report',
    title: 'File the initial report with Alaska',
    description: 'Due within six months of formation. It is free.',
    within: { months: 6 },
  },
  AZ: {
    duty: PUBLICATION,
    title: 'Publish the formation in a newspaper',
    description:
      'Arizona requires it within 60 days, unless the statutory agent is in Maricopa or Pima county.',
    within: { days: 60 },
  },
  NY: {
    duty: PUBLICATION,
    title: 'Publish the formation in two newspapers',
    description:
      'New York requires it within 120 days, then a certificate of publication ($50). Newspaper prices depend on the county.',
    within: { days: 120 },
  },
  WA: {
    duty: 'initial-report',
    title: 'File the initial report with Washington',
    description:
      'Due within 120 days of formation. It is free if filed together with the formation.',
    within: { days: 120 },
  },
}
