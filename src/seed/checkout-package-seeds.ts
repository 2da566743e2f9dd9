import type { Tier } from '@/src/domain/vocabulary/tiers'

type Description = {
  readonly stepTitle: string
  readonly stepDescription: string
  readonly detailedFeatures: string[]
  readonly checkoutBenefits: string[]
  readonly processDescription: string
  readonly timelineText: string
  readonly guaranteeText: string
}

/** How the package step of the checkout describes each package. */
export const CHECKOUT_PACKAGE_SEEDS: Record<Tier, Description> = {
  starter: {
    stepTitle: 'Starter: the filing itself',
    stepDescription:
      'We check your name, prepare your formation documents and file them with the state.',
    detailedFeatures: [
      'Company name search',
      'Formation documents prepared and filed',
      'Stamped copy in your dashboard',
      'State deadlines in your calendar',
    ],
    checkoutBenefits: ['No subscription', 'Add an EIN or a registered agent at any time'],
    processDescription: 'You answer a few questions, we file, the state approves.',
    timelineText: 'Documents in 7-10 business days from the state’s approval',
    guaranteeText: '{short promise}',
  },
  standard: {
    stepTitle: 'Standard: the papers most banks ask for',
    stepDescription:
      'Everything in Starter, plus the EIN, operating agreement and registered agent. Each bank decides what it asks for.',
    detailedFeatures: [
      'Everything in Starter',
      'Deadline reminders',
      'EIN from the IRS',
      'Operating agreement',
      'Registered agent for one year',
    ],
    checkoutBenefits: [
      'The documents most banks ask for',
      'Registered agent included for one year',
    ],
    processDescription:
      'We file your company first, and apply for its EIN as soon as the state approves.',
    timelineText: 'Documents in 1-2 business days from the state’s approval',
    guaranteeText: '{short promise}',
  },
  premium: {
    stepTitle: 'Premium: ready to do business',
    stepDescription:
      'Everything in Standard, plus a domain, business email and document templates.',
    detailedFeatures: [
      'Everything in Standard',
      'Domain with privacy and business email',
      'Document template library',
    ],
    checkoutBenefits: ['One person handles your order'],
    processDescription: 'A specialist files your company and sets up your domain and email.',
    timelineText: 'Documents in 24-48 hours from the state’s approval',
    guaranteeText: '{short promise}',
  },
}
