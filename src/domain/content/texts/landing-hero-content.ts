import { hero, styling } from '../content-elements'
import type { PageSpec } from '../content-spec'

/** First screen of the landing page. */
export const LANDING_HERO_CONTENT = {
  'hero.title': hero('heading', 'Headline', 'Start your LLC in 24 hours for $49'),
  'hero.titleColor': { ...styling('color', 'Headline: color', ''), of: 'hero.title' },
  'hero.intro': hero(
    'text',
    'Below the headline',
    'Plus your state’s filing fee, at cost. We prepare your documents, file them with the state, and show you each step until your company is approved.',
  ),
  'hero.start': hero('button', 'Main button', 'Start My LLC Now'),
  'hero.startLink': { ...hero('link', 'Main button: link', '/checkout'), of: 'hero.start' },
  'hero.chat': hero('button', 'Second button while chat is on', 'Chat with Expert'),
  'hero.contact': hero('button', 'Second button while chat is off', 'Contact us'),
  'hero.included1': hero('text', 'Included: first', 'State Filing Included'),
  'hero.included2': hero('text', 'Included: second', 'Professional Service'),
  'hero.included3': hero('text', 'Included: third', 'All Documents Provided'),
  'hero.included4': hero('text', 'Included: fourth', 'Lifetime Support'),
  'hero.step1': hero('text', 'Progress: first', 'Filed'),
  'hero.step2': hero('text', 'Progress: second', 'EIN'),
  'hero.step3': hero('text', 'Progress: third', 'Done'),
  'hero.image': hero('image', 'Picture instead of the certificate', ''),
  'hero.certificateLabel': hero(
    'text',
    'Certificate: question',
    'What will your company be called?',
  ),
  'hero.certificateExample': hero('text', 'Certificate: name shown at first', 'Harbor & Pine LLC'),
  'hero.testimonialQuote': {
    ...hero('text', 'Testimonial: words', 'Add a customer’s quote here, with their permission.'),
    claim: true,
  },
  'hero.testimonialAuthor': hero('text', 'Testimonial: name and company', 'Name, company'),
} as const satisfies PageSpec
