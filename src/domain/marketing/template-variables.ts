import { TEMPLATE_VARIABLES } from './template-types'

export type TemplateVariable = (typeof TEMPLATE_VARIABLES)[number]

/** What the variables of a template stand for; one that is missing is not there. */
export type TemplateValues = Readonly<Partial<Record<TemplateVariable, string>>>

export const isTemplateVariable = (name: string): name is TemplateVariable =>
  TEMPLATE_VARIABLES.some((known) => known === name)

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
