import type { TemplateVariable } from './template-variables'

type Offer = {
  readonly label: string
  /** What stands there where it is not known; none for what is always known. */
  readonly fallback: string | null
}

/** The variables as a menu offers them. */
export const VARIABLE_OFFERS: Readonly<Record<TemplateVariable, Offer>> = {
  first_name: { label: 'First name', fallback: 'there' },
  last_name: { label: 'Last name', fallback: '' },
  package_name: { label: 'Package', fallback: 'your package' },
  package_price: { label: 'Package price', fallback: 'shown at checkout' },
  state_name: { label: 'State', fallback: 'your state' },
  total_amount: { label: 'Order total', fallback: 'shown before you pay' },
  company_name: { label: 'Company name', fallback: 'your company' },
  checkout_url: { label: 'Checkout link', fallback: null },
}

/** A variable as a template writes it, with the words for when its value is unknown. */
export function variableTag(name: TemplateVariable): string {
  const { fallback } = VARIABLE_OFFERS[name]
  return fallback === null ? `{{ ${name} }}` : `{{ ${name} | default: "${fallback}" }}`
}
