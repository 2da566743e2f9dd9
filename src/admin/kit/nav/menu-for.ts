import type { ScreenName } from '@/src/admin/screens'
import { collectionHref } from '@/src/lib/admin-address'

import { addressOf, SCREEN_NAMES, screenOf } from '../screens/admin-href'
import { type Held, opensFor } from '../screens/opens'
import { GROUPS, type Group, type IconName } from '../screens/screen'

export type NavLink = {
  readonly label: string
  readonly screen: string
  /** Where the records of its list open, when that is elsewhere. */
  readonly records?: string
}

/** A menu entry as the browser gets it: where it leads, and what else belongs to it. */
export type NavEntry = NavLink & {
  readonly icon?: IconName
  /** The first of its group, with what stands above that. */
  readonly startsGroup: boolean
  readonly heading: string | null
  readonly related: readonly NavLink[]
}

const GROUP_NAMES = Object.keys(GROUPS)
const placeOf = (name: ScreenName) => GROUP_NAMES.indexOf(screenOf(name).group ?? '')

/** The screens that are entries of the menu, group by group. */
export const MENU: readonly ScreenName[] = SCREEN_NAMES.filter(
  (name) => screenOf(name).group,
).toSorted((one, other) => placeOf(one) - placeOf(other))

function linkTo(name: ScreenName): NavLink {
  const screen = screenOf(name)
  const replaced = 'replaces' in screen ? screen.replaces : undefined
  return {
    label: screen.label,
    screen: addressOf(screen),
    ...(replaced && { records: collectionHref(replaced) }),
  }
}

const beneath = (entry: ScreenName): readonly ScreenName[] =>
  SCREEN_NAMES.filter((name) => {
    const screen = screenOf(name)
    return screen.under === entry && !('record' in screen) && !screen.isDetail
  })

function headOf(group: Group | undefined, before: ScreenName | undefined) {
  const startsGroup = before === undefined || screenOf(before).group !== group
  return { startsGroup, heading: startsGroup && group ? GROUPS[group] : null }
}

/**
 * The menu of someone who holds these permissions, group by group.
 *
 * @param isAdministrator whether to show what is for administrators, whatever a sub-admin holds
 */
export function menuFor(held: Held, isAdministrator = false): readonly NavEntry[] {
  const isOpen = (name: ScreenName) => opensFor(name, held, isAdministrator)
  const shown = MENU.filter(isOpen)
  return shown.map((name, index) => {
    const { group, icon } = screenOf(name)
    const before = shown[index - 1]
    return {
      ...linkTo(name),
      icon,
      ...headOf(group, before),
      related: beneath(name).filter(isOpen).map(linkTo),
    }
  })
}
