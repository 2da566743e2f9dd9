import { isKeyOf, keysOf } from '@/src/domain/vocabulary/keys'

export const TEMPLATE_TYPES = {
  abandoned_cart: 'Abandoned cart',
  welcome: 'Welcome',
  reminder: 'Reminder',
  promotional: 'Promotional',
} as const

/** What a follow-up campaign waits for. */
export const FOLLOW_UP_TRIGGERS = {
  abandoned_checkout: 'Abandoned checkout',
  incomplete_profile: 'Incomplete profile',
  no_activity: 'No activity',
} as const

type Offer = {
  readonly label: string
  /** What stands there where it is not known; none for what is always known. */
  readonly fallback: string | null
}

/** The variables a template may use, as `{{ first_name }}`, in the order in which they are offered. */
export const VARIABLE_OFFERS = {
  first_name: { label: 'First name', fallback: 'there' },
  last_name: { label: 'Last name', fallback: '' },
  package_name: { label: 'Package', fallback: 'your package' },
  package_price: { label: 'Package price', fallback: 'shown at checkout' },
  state_name: { label: 'State', fallback: 'your state' },
  total_amount: { label: 'Order total', fallback: 'shown before you pay' },
  company_name: { label: 'Company name', fallback: 'your company' },
  checkout_url: { label: 'Checkout link', fallback: null },
} as const satisfies Readonly<Record<string, Offer>>

export type TemplateVariable = keyof typeof VARIABLE_OFFERS

export const TEMPLATE_VARIABLES = keysOf(VARIABLE_OFFERS)

export const isTemplateVariable = isKeyOf(VARIABLE_OFFERS)

/** What the variables of a template stand for; one that is missing is not there. */
export type TemplateValues = Readonly<Partial<Record<TemplateVariable, string>>>

/** Whom a preview is for while no one is chosen. */
export const SAMPLE_VALUES: Readonly<Record<TemplateVariable, string>> = {
  first_name: 'Jordan',
  last_name: 'Rivera',
  package_name: 'Standard',
  package_price: '$149',
  state_name: 'Wyoming',
  total_amount: '$251.00',
  company_name: 'Blue Heron LLC',
  checkout_url: 'https://example.com/checkout',
}

/** The values without those that no one knows, so that a template can tell and take its default. */
export function knownValues(
  values: Readonly<Partial<Record<TemplateVariable, string | null | undefined>>>,
): TemplateValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const text = value?.trim()
      return text ? [[name, text]] : []
    }),
  )
}

/** A variable as a template writes it, with the words for when its value is unknown. */
export function variableTag(name: TemplateVariable): string {
  const { fallback }: Offer = VARIABLE_OFFERS[name]
  return fallback === null ? `{{ ${name} }}` : `{{ ${name} | default: "${fallback}" }}`
}
