// `next.config.ts` reads this file, and Next resolves no alias for it.
import { ADMIN, collectionHref } from '../../../lib/admin-address'
import { SCREENS, type ScreenName } from '../../screens'
import type { RecordPage, Screen } from './screen'

const isName = (name: string): name is ScreenName => Object.hasOwn(SCREENS, name)

export const SCREEN_NAMES: readonly ScreenName[] = Object.keys(SCREENS).filter(isName)

export const screenNamed = (name: unknown): ScreenName | null =>
  SCREEN_NAMES.find((one) => one === name) ?? null

export const screenOf = (name: ScreenName): Screen => SCREENS[name]

type RecordScreen = {
  [Name in ScreenName]: (typeof SCREENS)[Name] extends RecordPage ? Name : never
}[ScreenName]
type Wants<Name extends ScreenName> = Name extends RecordScreen ? [id: string] : []

/** Where a screen is, whichever kind it is. @param given the id of a record */
export function addressOf(screen: Screen, ...given: readonly string[]): string {
  if ('view' in screen) {
    return 'record' in screen
      ? collectionHref(screen.record, ...given)
      : `${ADMIN}${screen.address}`
  }
  return collectionHref(screen.collection)
}

/** Where a screen is; `adminHref('order')` without the order's id does not compile. */
export function adminHref<Name extends ScreenName>(name: Name, ...given: Wants<Name>): string {
  return addressOf(screenOf(name), ...given)
}

/** The addresses of Payload's lists that lead on to ours. */
export const ADMIN_REDIRECTS: Readonly<Record<string, string>> = Object.fromEntries(
  SCREEN_NAMES.flatMap((name) => {
    const screen = screenOf(name)
    if (!('replaces' in screen && screen.replaces)) return []
    return [[collectionHref(screen.replaces), addressOf(screen)]]
  }),
)

/** The addresses of Payload's record pages that lead on to ours, unless someone wants Payload's. */
export const RECORD_REDIRECTS: Readonly<Record<string, string>> = Object.fromEntries(
  SCREEN_NAMES.flatMap((name) => {
    const screen = screenOf(name)
    if (!('records' in screen && screen.records && screen.replaces)) return []
    const [list, to] = [collectionHref(screen.replaces), addressOf(screen)]
    return [
      [`${list}/create`, `${to}?id=new`],
      [`${list}/:id`, `${to}?id=:id`],
    ]
  }),
)

/** Returns the screen's address with changed parameters; null removes one. */
export function addressWith(
  path: string,
  search: Readonly<Record<string, string | string[] | undefined>>,
  changes: Readonly<Record<string, string | null>>,
): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...search, ...changes })) {
    if (typeof value === 'string' && value !== '') params.set(name, value)
  }
  const query = params.toString()
  return query ? `${path}?${query}` : path
}
