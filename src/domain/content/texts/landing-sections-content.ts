import { faq, other, pricing, testimonials } from '../content-elements'
import type { PageSpec } from '../content-spec'

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
