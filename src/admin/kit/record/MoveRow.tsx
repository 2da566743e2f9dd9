'use client'

import { ArrowDown, ArrowUp } from 'lucide-react'
import { z } from 'zod'
import { sendJson, useAction } from '../ui/actions'
import { IconButton } from '../ui/edit/IconButton'

const placed = z.object({ id: z.string(), _order: z.string() })
const sides = z.object({
  above: placed.optional().catch(undefined),
  below: placed.optional().catch(undefined),
})

type Props = {
  readonly slug: string
  readonly name: string
  readonly row: { readonly id: string }
  /** The rows above and below it, as the list shows them. */
  readonly neighbors: unknown
}

export function MoveRow({ slug, name, row, neighbors }: Props) {
  const { isBusy, run } = useAction()
  const { above, below } = sides.catch({}).parse(neighbors)
  const ways = [
    ['up', ArrowUp, above, 'less'],
    ['down', ArrowDown, below, 'greater'],
  ] as const
  const move = (target: z.infer<typeof placed>, side: 'less' | 'greater') => {
    const body = {
      collectionSlug: slug,
      docsToMove: [row.id],
      newKeyWillBe: side,
      orderableFieldName: '_order',
      target: { id: target.id, key: target._order },
    }
    if (!isBusy)
      void run({
        send: () => sendJson('POST', '/api/reorder', body),
        failure: (words) => `Not moved. ${words}`,
      })
  }
  return (
    <span className="flex justify-end">
      {ways.map(
        ([way, icon, target, side]) =>
          target && (
            <IconButton
              icon={icon}
              key={way}
              label={`Move ${name} ${way}`}
              onAct={() => move(target, side)}
              title={`Move ${way}`}
            />
          ),
      )}
    </span>
  )
}
