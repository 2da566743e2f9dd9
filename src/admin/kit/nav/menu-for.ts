import type { ScreenName } from '@/src/admin/screens'
import { collectionHref } from '@/src/lib/admin-address'

import { addressOf, SCREEN_NAMES, screenOf } from '../screens/admin-href'
import { type Held, opensFor } from '../screens/opens'
import { GROUPS, type Group } from '../screens/screen'
import type { IconName } from './NavIcon'

export type NavLink = {
  readonly label: string
  readonly screen: string
  /** Where the records of its list open, when that is elsewhere. */
  readonly records?: string
  readonly key?: string
  readonly words?: string
  /** The address of the nested screen that it belongs to: it shows while that one is open. */
  readonly within?: string
}

/** A menu entry as the browser gets it: where it leads, and what else belongs to it. */
export type NavEntry = NavLink & {
  readonly icon?: IconName
  /** The heading above it, where it is the first of its group. */
  readonly heading: string | null
  readonly related: readonly NavLink[]
}

const GROUP_NAMES = Object.keys(GROUPS)
const placeOf = (name: ScreenName) => GROUP_NAMES.indexOf(screenOf(name).group ?? '')

export const MENU: readonly ScreenName[] = SCREEN_NAMES.filter(
  (name) => screenOf(name).group,
).toSorted((one, other) => placeOf(one) - placeOf(other))

function linkTo(name: ScreenName, within?: string): NavLink {
  const screen = screenOf(name)
  const replaced = 'replaces' in screen ? screen.replaces : undefined
  return {
    label: screen.label,
    screen: addressOf(screen),
    ...(screen.key && { key: screen.key }),
    ...(screen.words && { words: screen.words }),
    ...(replaced && { records: collectionHref(replaced) }),
    ...(within && { within }),
  }
}

/** The screens that stand directly under one and open without a record, where the person may open them. */
export const beneath = (entry: ScreenName, held: Held, isAdministrator: boolean) =>
  SCREEN_NAMES.filter((name) => {
    const screen = screenOf(name)
    const isOpened = screen.under === entry && !('record' in screen) && !screen.isDetail
    return isOpened && opensFor(name, held, isAdministrator)
  })

/**
 * The menu of someone who holds these permissions, group by group. Where an entry itself does not
 * open for them, the screens under it that do take its place.
 *
 * @param isAdministrator whether to show what is for administrators, whatever a sub-admin holds
 */
export function menuFor(held: Held, isAdministrator = false): readonly NavEntry[] {
  const under = (name: ScreenName) => beneath(name, held, isAdministrator)
  const linksUnder = (name: ScreenName) =>
    under(name).flatMap((one) => {
      const link = linkTo(one)
      return [link, ...under(one).map((deeper) => linkTo(deeper, link.screen))]
    })
  let before: Group | undefined
  return MENU.flatMap((entry) => {
    const { group, icon, isIndex } = screenOf(entry)
    const isOpen = opensFor(entry, held, isAdministrator)
    if (isIndex && under(entry).length === 0) return []
    return (isOpen ? [entry] : under(entry)).map((name): NavEntry => {
      const heading = group && group !== before ? GROUPS[group] : null
      before = group
      return { ...linkTo(name), icon, heading, related: linksUnder(name) }
    })
  })
}
