'use client'

import { useEffect, useState } from 'react'
import { ActionButton } from '@/src/admin/kit/ui/actions'
import { Notice } from '@/src/admin/kit/ui/parts'
import { plural } from '@/src/domain/vocabulary/plural'
import type { LastRun } from '@/src/queries/platform/last-run'
import { ShortMoment } from '../../time/When'
import { ChangeDialog, type Changing } from './ChangeDialog'

/** Offers to undo what was changed last, though its dialog is closed. */
export function LastChange({ changing, last }: { changing: Changing; last: LastRun | null }) {
  const [begun, open] = useState<({ readonly ok: true } & LastRun) | null>(null)
  const [undone, forget] = useState<string | null>(null)
  const undo = async (run: string) => {
    const answer = await changing.undo(run)
    if (answer.ok) forget(run)
    return answer
  }
  return (
    <>
      {last && last.run !== undone && (
        <Offer
          changing={changing}
          key={last.run}
          last={last}
          onUndo={() => open({ ok: true, ...last })}
        />
      )}
      {begun && ( // it stays once nothing is left to undo, and says so
        <ChangeDialog
          begun={begun}
          changing={{ ...changing, undo }}
          close={() => open(null)}
          key={begun.run}
          run={{
            ok: true,
            run: begun.run,
            total: begun.total,
            isAll: true,
            examples: [],
            unchanged: 0,
          }}
        />
      )}
    </>
  )
}

type OfferProps = {
  readonly changing: Changing
  readonly last: LastRun
  readonly onUndo: () => void
}

function Offer({ changing, last: { failures, total, until }, onUndo }: OfferProps) {
  const [isOver, end] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => end(true), Math.max(0, Date.parse(until) - Date.now()))
    return () => clearTimeout(timer)
  }, [until])
  if (isOver) return null
  return (
    <Notice action={<ActionButton onAct={onUndo}>Undo…</ActionButton>} tone="info">
      {`You changed ${plural(total - failures.length, ...changing.noun)}. You can undo this until `}
      <ShortMoment at={until} />.
    </Notice>
  )
}
