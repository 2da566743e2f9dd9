import type { Where } from 'payload'

import type { Permission } from '@/src/domain/platform/permissions/areas'
import type { Config } from '@/src/payload-types'

type Collection = keyof Config['collections']

/** The blocks of the menu, which only set its entries apart. */
export type Group = 'work' | 'catalogue' | 'support' | 'growth' | 'money' | 'website' | 'system'

export type IconName =
  | 'box'
  | 'calendar'
  | 'card'
  | 'clock'
  | 'file'
  | 'flag'
  | 'gear'
  | 'house'
  | 'life-buoy'
  | 'mail'
  | 'map'
  | 'message'
  | 'pen'
  | 'person'
  | 'search'
  | 'share'
  | 'tag'

/** Rows of a collection, or what takes more than a condition to find (`nav/counters.ts`). */
export type Counter =
  | { readonly collection: Collection; readonly where: Where }
  | { readonly named: 'factsToReview' }

type Shown = {
  /** What menu, title and path above call it. */
  readonly label: string
  /** Who may open it; `administrator`: no sub-admin, whatever they hold. */
  readonly needs: Permission | 'administrator' | 'staff'
  /** Its place in the menu. What stands `under` an entry shows while that is open. */
  readonly group?: Group
  readonly icon?: IconName
  readonly under?: string
  /** Opened from the screen above it alone: it needs to be told what to show. */
  readonly isDetail?: true
  /** What waits there for somebody, counted beside its entry in the menu. */
  readonly counter?: Counter
}

/** A page of our own, below /admin. Payload's list of what it `replaces` leads to it. */
export type OwnPage = {
  readonly address: `/${string}` | ''
  readonly view: `/src/admin/${string}`
  readonly replaces?: Collection
}

/** Our page about one record, in place of Payload's form, which stays beside it as `Fields`. */
export type RecordPage = {
  readonly record: Collection
  readonly view: `/src/admin/${string}`
  readonly tab: string
}

/** A list or a global of Payload's, with the shorter address that the specification gives it. */
type StockPage = { readonly address?: `/${string}`; readonly query?: string } & (
  | { readonly collection: Collection }
  | { readonly global: keyof Config['globals'] }
)

export type Screen = Shown & (OwnPage | RecordPage | StockPage)
