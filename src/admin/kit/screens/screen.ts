import type { Where } from 'payload'

import type { Permission } from '@/src/domain/platform/permissions/areas'
import type { Config } from '@/src/payload-types'
import type { IconName } from '../nav/NavIcon'

type Collection = keyof Config['collections']

/** The blocks of the menu, in its order, and what stands above each: nothing above daily work. */
export const GROUPS = {
  work: null,
  catalogue: 'Catalogue',
  growth: 'Growth',
  website: 'Website',
  system: 'System',
} as const satisfies Record<string, string | null>
export type Group = keyof typeof GROUPS

/**
 * Rows of a collection, or what takes more than a condition to find (`nav/count.ts`). Counted again
 * when the database tells of a change in that collection, for which it has a trigger.
 */
type Counter = { readonly collection: Collection } & (
  | { readonly where: Where }
  | { readonly named: 'factsToReview' }
)

/** Who may open a screen; `administrator`: no sub-admin, whatever they hold. */
export type Needs = Permission | 'administrator' | 'staff'

type Shown = {
  /** What menu, title and path above call it. */
  readonly label: string
  readonly needs: Needs
  /** Its place in the menu. Screens `under` an entry show while one of them is open. */
  readonly group?: Group
  readonly icon?: IconName
  readonly under?: string
  /** The key that opens it from anywhere, after G. */
  readonly key?: string
  /** What else people call it when they look for it. */
  readonly words?: string
  /** Opened from the screen above it alone: it needs to be told what to show. */
  readonly isDetail?: true
  /** Lists the screens under it: in the menu only where one of those opens. */
  readonly isIndex?: true
  /** What waits there for someone, counted beside its entry in the menu. */
  readonly counter?: Counter
}

/** A page of our own, below /admin. Payload's list of what it `replaces` leads to it. */
type OwnPage = {
  readonly address: `/${string}` | ''
  readonly view: `/src/admin/${string}`
  readonly replaces?: Collection
  /** Whether its records open here as well, by `?id=`. */
  readonly records?: true
}

/** Our page about one record, in place of Payload's form, which stays beside it as `Fields`. */
export type RecordPage = {
  readonly record: Collection
  readonly view: `/src/admin/${string}`
  readonly tab: string
}

/** A list of Payload's. */
type StockPage = { readonly collection: Collection }

export type Screen = Shown & (OwnPage | RecordPage | StockPage)

export type Screens = Readonly<Record<string, Screen>>
