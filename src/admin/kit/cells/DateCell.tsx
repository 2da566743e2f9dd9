'use client'

import { Link } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

import { Day } from '../time/When'
import { cellHref } from './cell-href'

/** A date in a list, as the office reads it: Nov 21, 2026. */
export function DateCell(props: DefaultCellComponentProps) {
  const { cellData } = props
  const words = typeof cellData === 'string' && cellData ? <Day at={cellData} /> : '–'
  const href = cellHref(props)
  return href ? (
    <Link href={href} prefetch={false}>
      {words}
    </Link>
  ) : (
    <span>{words}</span>
  )
}
