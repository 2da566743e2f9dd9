import type { PageSpec } from '../content-spec'

/** First screen of the landing page. */
export const LANDING_HERO_CONTENT = {
  'hero.title': {
    type: 'heading',
    category: 'hero',
    label: 'Headline',
    default: 'Start your LLC in 24 hours for $49',
  },
  'hero.intro': {
    type: 'text',
    category: 'hero',
    label: 'Below the headline',
    default:
      'Plus your state’s filing fee, at cost. We prepare your documents, file them with the state, and show you each step until your company is approved.',
  },
  'hero.start': {
    type: 'button',
    category: 'hero',
    label: 'Main button',
    default: 'Start My LLC Now',
  },
  'hero.chat': {
    type: 'button',
    category: 'hero',
    label: 'Second button',
    default: 'Chat with Expert',
  },
  'hero.included1': {
    type: 'text',
    category: 'hero',
    label: 'Included: first',
    default: 'State Filing Included',
  },
  'hero.included2': {
    type: 'text',
    category: 'hero',
    label: 'Included: second',
    default: 'Professional Service',
  },
  'hero.included3': {
    type: 'text',
    category: 'hero',
    label: 'Included: third',
    default: 'All Documents Provided',
  },
  'hero.included4': {
    type: 'text',
    category: 'hero',
    label: 'Included: fourth',
    default: 'Lifetime Support',
  },
  'hero.step1': { type: 'text', category: 'hero', label: 'Progress: first', default: 'Filed' },
  'hero.step2': { type: 'text', category: 'hero', label: 'Progress: second', default: 'EIN' },
  'hero.step3': { type: 'text', category: 'hero', label: 'Progress: third', default: 'Done' },
  'hero.certificateLabel': {
    type: 'text',
    category: 'hero',
    label: 'Certificate: question',
    default: 'What will your company be called?',
  },
  'hero.certificateExample': {
    type: 'text',
    category: 'hero',
    label: 'Certificate: name shown at first',
    default: 'Harbor & Pine LLC',
  },
  'hero.testimonialQuote': {
    type: 'text',
    category: 'hero',
    label: 'Testimonial: words',
    default: 'Add a customer’s quote here, with their permission.',
    claim: true,
  },
  'hero.testimonialAuthor': {
    type: 'text',
    category: 'hero',
    label: 'Testimonial: name and company',
    default: 'Name, company',
  },
} as const satisfies PageSpec
