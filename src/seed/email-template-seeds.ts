const paragraphs = (...texts: string[]): string => texts.map((text) => `<p>${text}</p>`).join('\n')

const button = (label: string): string => `<a href="{{ checkout_url }}">${label}</a>`

/** One marketing mail of each type. The sender adds the postal address and the way out. */
export const EMAIL_TEMPLATE_SEEDS = [
  {
    name: 'Your company is waiting',
    subject: 'Your saved LLC order',
    templateType: 'abandoned_cart' as const,
    content: paragraphs(
      'Hi {{ first_name | default: "there" }},',
      'You started forming {{ company_name | default: "your company" }} in {{ state_name | default: "the state of your choice" }} with our {{ package_name | default: "Starter" }} package. We saved your answers.',
      'Your total is {{ total_amount | default: "shown before you pay" }}, including the state fee.',
      button('Continue your order'),
    ),
  },
  {
    name: 'Welcome aboard',
    subject: 'Welcome, {{ first_name | default: "and thank you" }}',
    templateType: 'welcome' as const,
    content: paragraphs(
      'Hi {{ first_name | default: "there" }},',
      'Thank you for trusting us with {{ company_name | default: "your company" }}. Your dashboard shows each step as it happens, and keeps your documents.',
      'Questions? Reply to this email. A person reads it.',
    ),
  },
  {
    name: 'A few details are missing',
    subject: 'Please complete your account details',
    templateType: 'reminder' as const,
    content: paragraphs(
      'Hi {{ first_name | default: "there" }},',
      'Your name or phone number is missing from your account. Please add it so we can reach you if the state has a question.',
      button('Complete your details'),
    ),
  },
  {
    name: 'What your company may need next',
    subject: 'An EIN, an address, a trademark: what comes next',
    templateType: 'promotional' as const,
    content: paragraphs(
      'Hi {{ first_name | default: "there" }},',
      '{{ company_name | default: "Your company" }} may need a tax number, a business address or a trademark search. Take only what you need.',
      'Packages begin at {{ package_price | default: "$49" }}.',
      button('See what we can do'),
    ),
  },
].map((template) => ({ ...template, writtenAs: 'code' as const, isActive: true }))

type TemplateName = (typeof EMAIL_TEMPLATE_SEEDS)[number]['name']

/** Follow-ups by what they wait for, each with the template it sends. Staff switch them on. */
export const FOLLOW_UP_SEEDS: readonly {
  name: string
  description: string
  triggerEvent: 'abandoned_checkout' | 'incomplete_profile' | 'no_activity'
  delayHours: number
  template: TemplateName
}[] = [
  {
    name: 'Abandoned checkout, one day later',
    description: 'For people who left the checkout and have not come back.',
    triggerEvent: 'abandoned_checkout',
    delayHours: 24,
    template: 'Your company is waiting',
  },
  {
    name: 'Incomplete profile, two days later',
    description: 'For customers whose name or phone number is missing.',
    triggerEvent: 'incomplete_profile',
    delayHours: 48,
    template: 'A few details are missing',
  },
  {
    name: 'Not seen for a month',
    description: 'For customers who have not signed in for 30 days.',
    triggerEvent: 'no_activity',
    delayHours: 720,
    template: 'What your company may need next',
  },
]
