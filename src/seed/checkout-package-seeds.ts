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
      'We check that your name is free, prepare your formation document and file it with the state.',
    detailedFeatures: [
      'Name checked against the state’s register',
      'Formation document prepared and filed',
      'Stamped copy in your dashboard',
      'Deadlines of your state in your calendar',
    ],
    checkoutBenefits: ['No subscription', 'Add an EIN or an agent whenever you need one'],
    processDescription: 'You answer a few questions, we file, the state approves.',
    timelineText: 'Ready in 7-10 business days',
    guaranteeText: 'Our fee back within 30 days if you change your mind',
  },
  standard: {
    stepTitle: 'Standard: ready to open a bank account',
    stepDescription:
      'Everything in Starter, filed at once, with the tax number and the papers that a bank asks for.',
    detailedFeatures: [
      'Filed within one business day',
      'EIN from the IRS',
      'Operating agreement',
      'Registered agent for one year',
      'Deadlines watched for you',
    ],
    checkoutBenefits: ['All that a bank wants to see', 'A registered agent is included'],
    processDescription: 'We file the company first, and apply for its EIN the day it exists.',
    timelineText: 'Ready in 1-2 business days after the state approves',
    guaranteeText: 'Filed within 24 hours, or our fee back',
  },
  premium: {
    stepTitle: 'Premium: ready to do business',
    stepDescription:
      'Everything in Standard, first in the queue, with a domain, email and the templates to run it.',
    detailedFeatures: [
      'First in the queue, filed within 24 hours',
      'EIN, operating agreement and registered agent',
      'Library of document templates',
      'Domain with private registration',
      'Business email',
    ],
    checkoutBenefits: ['One person looks after you', 'Filing mistakes put right at our cost'],
    processDescription: 'A specialist takes your order, files it, and sets up the rest meanwhile.',
    timelineText: 'Ready in 24-48 hours after the state approves',
    guaranteeText: '100% accurate filing, or we file again at our cost',
  },
}
