import type { TrackedService } from '@/src/domain/vocabulary/order-status'
import type { StandaloneService } from '@/src/domain/vocabulary/service-types'

/** The add-ons that the checkouts treat in a way of their own, whatever staff call them. */
export const ADDON_CODES = [
  'llc_formation',
  'registered_agent',
  'business_address',
  'ein',
  'operating_agreement',
  'annual_report',
  'trademark_class',
] as const

const SERVICES: Partial<Record<string, TrackedService>> = {
  llc_formation: 'llc',
  ein: 'ein',
  registered_agent: 'registered_agent',
}

/** The service that an add-on is; null for what belongs to none. */
export const serviceOfAddon = (code: string | null | undefined): TrackedService | null =>
  SERVICES[code ?? ''] ?? null

export type ServiceAddonCode = Exclude<
  (typeof ADDON_CODES)[number],
  'operating_agreement' | 'annual_report' | 'trademark_class'
>

/** What may be added to a service, by the answer that asks for it; in the order of the bill. */
export const SERVICE_ADDONS = {
  addLlc: 'llc_formation',
  addEin: 'ein',
  addRegisteredAgent: 'registered_agent',
  addBusinessAddress: 'business_address',
} as const satisfies Record<string, ServiceAddonCode>

export type AddonAnswer = keyof typeof SERVICE_ADDONS

export const ADDON_ANSWERS = [
  'addLlc',
  'addEin',
  'addRegisteredAgent',
  'addBusinessAddress',
] as const satisfies readonly AddonAnswer[]

type Wishes = Partial<Record<AddonAnswer, boolean>>

/** Whether an add-on has a place beside a service: an EIN is not added to itself. */
export function goesWith(answer: AddonAnswer, service: StandaloneService): boolean {
  return answer !== 'addEin' || service !== 'ein'
}

/**
 * The add-ons that the answers ask for.
 *
 * A registered agent is asked for apart only without a formation: its checkbox is hidden then, so
 * that a tick left behind it counts for nothing.
 */
export function wantedAddons(answers: Wishes): AddonAnswer[] {
  return ADDON_ANSWERS.filter(
    (answer) => answers[answer] && !(answer === 'addRegisteredAgent' && answers.addLlc),
  )
}
