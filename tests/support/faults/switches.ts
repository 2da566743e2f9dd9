import { choicesOf, SWITCH_NAMES, SWITCHES, type SwitchName } from '@/sandbox/payments/switches'
import type { GatewaySlug } from '@/src/domain/vocabulary/payment-status'

/** How often a switch is on, so that some payments go as they should and few have only one. */
const ODDS = 0.2

export const switchesOf = (gateway: GatewaySlug): SwitchName[] =>
  SWITCH_NAMES.filter((name) => SWITCHES[name].gateway === gateway)

const oneOf = <Thing>(things: readonly Thing[], random: () => number): Thing | undefined =>
  things[Math.floor(random() * things.length)]

/** Some of a gateway's switches with a value each; the same ones for the same random numbers. */
export function someSwitches(gateway: GatewaySlug, random: () => number) {
  return switchesOf(gateway).flatMap((name) => {
    const value = oneOf(Object.keys(choicesOf(name)), random)
    return random() < ODDS && value ? [{ name, value }] : []
  })
}

/** Refusals of the provider that pass: too many requests, and a key that is in use. */
export const PASSING_FAULTS = ['rate_limited', 'key_in_use'] as const
