'use client'

import { useState } from 'react'
import { cx } from '@/src/storefront/ui/cx'
import { CONTROL } from '@/src/storefront/ui/forms/field'
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

type StateTilesProps = { tiles: readonly StateTile[]; isMap: boolean; className: string }

/** Squares of a map, or lines of a list; on a phone those whose name is typed. */
export function StateTiles({ tiles, isMap, className }: StateTilesProps) {
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase()
  const isWanted = (name: string) => wanted !== '' && name.toLowerCase().includes(wanted)
  return (
    <>
      <input
        type="search"
        aria-label="Search for a state"
        placeholder="Search for a state, such as Ohio"
        autoComplete="off"
        maxLength={40}
        onChange={(event) => setTyped(event.target.value)}
        className={cx(CONTROL, 'mb-3 h-11 md:hidden noscript:hidden')}
      />
      {wanted !== '' && !tiles.some(([, name]) => isWanted(name)) && (
        <p className="text-muted md:hidden" role="status">
          No state matches.
        </p>
      )}
      <ul className={className}>
        {tiles.map(([path, name, fee, shade, place, note]) => {
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
            <li
              key={name}
              className={isWanted(name) ? undefined : 'max-md:not-noscript:hidden'}
              style={isMap ? { gridArea: place } : undefined}
            >
              {path ? (
                <SiteLink href={path} className={look}>
                  {words}
                </SiteLink>
              ) : (
                <div className={look}>{words}</div>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
