import type { PayloadRequest } from 'payload'

import { log } from '@/src/lib/log'
import { readAside } from '@/src/lib/replica'
import type { Counted, Question } from '@/src/queries/platform/list-pages'
import { count } from '../ui/format'
import type { Askable, ListSpec } from './list-spec'

type Props = {
  readonly list: Askable & Pick<ListSpec<{ id: string }>, 'count' | 'screen'>
  readonly req: PayloadRequest
  readonly asked: Question
}

async function counted({ list, req, asked }: Props): Promise<Counted | null> {
  try {
    return (await readAside(req, async (aside) => list.count?.(aside, asked))) ?? null
  } catch (error) {
    log.error({ err: error, screen: list.screen }, 'a list could not be counted')
    return null
  }
}

/** `10,000+` where the counting stopped. */
export const countedText = (found: Counted): string =>
  `${count(found.count)}${found.isMore ? '+' : ''}`

/** How many rows there are, said when it is known: the rows do not wait for it. */
export async function ListCount(props: Props) {
  const found = await counted(props)
  if (!found) return null
  return (
    <p className="m-0 me-auto text-muted tabular-nums" role="status">
      {`${countedText(found)} in all`}
    </p>
  )
}

export async function ViewCount(props: Props) {
  const found = await counted(props)
  return (
    found && (
      <span className="ms-1.5 text-muted font-normal tabular-nums">{countedText(found)}</span>
    )
  )
}
