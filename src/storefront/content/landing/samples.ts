/** An invented order, in the shape of the dashboard's own timeline. */
export const SAMPLE_TIMELINE = [
  { at: 'Mar 11, 09:14', what: 'Order received', note: '$149.00 for us, $100.00 for Wyoming' },
  {
    at: 'Mar 11, 10:02',
    what: 'In review',
    note: 'Name is available. Articles of Organization prepared.',
  },
  {
    at: 'Mar 11, 15:37',
    what: 'Submitted to the state',
    note: '6 hours and 23 minutes after you paid',
  },
  { at: 'Mar 12, 11:20', what: 'Approved', note: 'Certificate of Organization received' },
  { at: 'Next', what: 'EIN applied for', note: 'The IRS letter will appear in your documents' },
] as const

/** First deadlines of a Wyoming LLC formed on March 12 with one foreign owner. */
export const SAMPLE_DEADLINES = [
  { month: 'Mar', day: '1', what: 'Annual report', who: 'Wyoming Secretary of State', fee: '$60' },
  { month: 'Mar', day: '12', what: 'Registered agent renewal', who: 'Your agent', fee: '$99' },
  { month: 'Apr', day: '15', what: 'Form 5472 with Form 1120', who: 'IRS', fee: 'No fee' },
] as const

export const SAMPLE_PAPERS = [
  'Articles of Organization',
  'Certificate of Organization',
  'EIN confirmation letter',
  'Operating agreement and receipt',
] as const
