'use client'

import type { DefaultCellComponentProps } from 'payload'
import { PageLink } from '@/src/admin/kit/ui/parts'

import { Day } from '../time/When'
import { cellHref } from './cell-href'

/** A date in a list, as the office reads it: Nov 21, 2026. */
export function DateCell(props: DefaultCellComponentProps) {
  const { cellData } = props
  const words = typeof cellData === 'string' && cellData ? <Day at={cellData} /> : '–'
  const href = cellHref(props)
  return href ? <PageLink href={href}>{words}</PageLink> : <span>{words}</span>
}
