import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'
import { PageLink } from '@/src/admin/kit/ui/parts'

import { idOf } from '@/src/domain/vocabulary/relation'
import { namePeople, type PersonName } from '@/src/queries/platform/records'
import { cellHref } from '../cells/cell-href'

/** Those of one page, asked for together. */
const batchOf = cache((payload: Payload) => {
  let ids: string[] = []
  let found: Promise<readonly PersonName[]> | undefined
  return async (id: string) => {
    ids.push(id)
    found ??= Promise.resolve().then(() => {
      const asked = ids
      ids = []
      found = undefined
      return namePeople({ payload }, asked)
    })
    return (await found).find((one) => one.id === id)
  }
})

export async function PersonCell(props: DefaultServerCellComponentProps) {
  const id = idOf(props.cellData)
  const person = id ? await batchOf(props.payload)(id) : undefined
  const words = person ? person.name : '–'
  const href = cellHref(props)
  return (
    <span title={person?.email}>{href ? <PageLink href={href}>{words}</PageLink> : words}</span>
  )
}
