import type { ScreenName } from '../../screens'
import { addressOf, SCREEN_NAMES, screenOf } from './admin-href'

export type Crumb = { readonly label: string; readonly url?: string }

/** The screen that another stands under. */
function parentOf(name: ScreenName): ScreenName | undefined {
  const { under } = screenOf(name)
  return SCREEN_NAMES.find((one) => one === under)
}

function above(name: ScreenName): Crumb[] {
  const parent = parentOf(name)
  if (!parent) return []
  const screen = screenOf(parent)
  return [...above(parent), { label: screen.label, url: addressOf(screen) }]
}

/** The path above a screen, itself last. @param label the name of the record that it shows */
export function crumbsOf(name: ScreenName, label?: string): Crumb[] {
  return [...above(name), { label: label ?? screenOf(name).label }]
}
