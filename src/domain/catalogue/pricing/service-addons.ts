import { ADDED_WORK, isOwnWork, ownWork } from '@/src/domain/vocabulary/added-work'
import { keysOf } from '@/src/domain/vocabulary/keys'
import type { TrackedService } from '@/src/domain/vocabulary/order-status'
import type { StandaloneService } from '@/src/domain/vocabulary/service-types'
import type { OwnStep, Work } from '@/src/domain/vocabulary/work'

/** What an add-on is, whatever staff call it. One without a code is work of the operator's own. */
export const ADDON_CODES = [
  'llc_formation',
  'registered_agent',
  'ein',
  'trademark_class',
  ...ADDED_WORK,
] as const

const SERVICES: Partial<Record<string, TrackedService>> = {
  llc_formation: 'llc',
  ein: 'ein',
  registered_agent: 'registered_agent',
}

/** The service or work that an add-on is. */
export const serviceOfAddon = ({
  id,
  code,
}: {
  readonly id: string
  readonly code?: string | null
}): TrackedService => SERVICES[code ?? ''] ?? ADDED_WORK.find((one) => one === code) ?? ownWork(id)

export type ServiceAddonCode = 'llc_formation' | 'registered_agent' | 'ein' | 'business_address'

type Sold = {
  readonly id: string
  readonly name: string
  readonly code?: string | null
  readonly question?: string | null
  readonly steps?: readonly OwnStep[] | null
}

/** What an order keeps of an add-on of the operator's own; null for what the product knows. */
export function workOfAddon(addon: Sold): Work | null {
  const key = serviceOfAddon(addon)
  const { name, question, steps } = addon
  return isOwnWork(key) ? { key, name, question: question || null, steps: steps ?? [] } : null
}

/** What may be added to a service, by the answer that asks for it; in the order of the bill. */
export const SERVICE_ADDONS = {
  addLlc: 'llc_formation',
  addEin: 'ein',
  addRegisteredAgent: 'registered_agent',
  addBusinessAddress: 'business_address',
} as const satisfies Record<string, ServiceAddonCode>

export type AddonAnswer = keyof typeof SERVICE_ADDONS

export const ADDON_ANSWERS = keysOf(SERVICE_ADDONS)

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
