'use client'

import { cx } from '@/src/storefront/ui/cx'
import { SiteLink } from '@/src/storefront/ui/links/site-link'

import { shadeClass } from './shade-class'

/**
 * A state's page, where it has one, its name, its fee in words, the number of its shade, its grid area
 * (row/column) on the map, and what stands below the fee. So short because a page sends fifty-one of
 * them twice: as HTML and as data.
 */
export type StateTile = readonly [
  path: string | null,
  name: string,
  fee: string,
  shade: number,
  place: string,
  note?: string,
]

/** Lines of a list; on a wide screen, where all have their place, squares of a map. */
export function StateTiles({ tiles, isMap }: { tiles: readonly StateTile[]; isMap: boolean }) {
  return tiles.map(([path, name, fee, shade, place, note]) => {
    const look = cx('state-fee', isMap && shadeClass(shade))
    const words = (
      <>
        <span>{name}</span>
        <b>
          {fee}
          {note && <small>{note}</small>}
        </b>
      </>
    )
    return (
      <li key={name} style={isMap ? { gridArea: place } : undefined}>
        {path ? (
          <SiteLink href={path} className={look}>
            {words}
          </SiteLink>
        ) : (
          <div className={look}>{words}</div>
        )}
      </li>
    )
  })
}
