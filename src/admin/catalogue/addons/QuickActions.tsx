'use client'

import { useEffect, useState } from 'react'
import { ActionButton, SendButton, sendJson, useAction } from '@/src/admin/kit/ui/actions'
import { Notice, Section } from '@/src/admin/kit/ui/parts'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { RefreshData } from '../../kit/page/RefreshData'
import { BulkPrices } from './BulkPrices'
import { keepUndo, keptUndo, type Undoable } from './bulk-api'

const EnableAll = (_granted: { readonly grant: Grant<'changeAddons'> }) => (
  <SendButton busyLabel="Enabling…" path="/api/addons/enable-all">
    Enable All Add-ons
  </SendButton>
)

/** What can still be undone, until its time is over. */
function useUndo() {
  const [undoable, setUndoable] = useState<Undoable | null>(null)
  const read = () => setUndoable(keptUndo())
  useEffect(read, [])
  useEffect(() => {
    if (!undoable) return
    const forget = () => {
      keepUndo(null)
      setUndoable(null)
    }
    const timer = setTimeout(forget, Math.max(0, undoable.until - Date.now()))
    return () => clearTimeout(timer)
  }, [undoable])
  return { undoable, read }
}

function UndoNotice({ undoable, done }: { undoable: Undoable; done: () => void }) {
  const { run, isBusy } = useAction()
  const undo = async () => {
    const answer = await run({
      send: () => sendJson('POST', '/api/addons/prices/undo', { undo: undoable.undo }),
      failure: (words) => `Not undone: ${words}`,
    })
    if (!answer.ok && answer.code === 'unreachable') return
    keepUndo(null)
    done()
  }
  return (
    <Notice
      action={
        <ActionButton busyLabel="Undoing…" isBusy={isBusy} onAct={() => void undo()}>
          Undo
        </ActionButton>
      }
      tone="success"
    >
      {`${undoable.message} You can undo this for 10 minutes.`}
    </Notice>
  )
}

export function QuickActions({ grant }: { grant: Grant<'changeAddons'> | null }) {
  const { undoable, read } = useUndo()
  return (
    <Section
      aside={
        <>
          {grant && <EnableAll grant={grant} />}
          {grant && <BulkPrices applied={read} grant={grant} />}
          <RefreshData />
        </>
      }
      id="quick-actions"
      title="Quick Actions"
    >
      {undoable && (
        <div className="[&_.btn]:m-0 [&_.admin-notice\_\_body]:items-center [&_.admin-notice\_\_body>svg]:m-0">
          <UndoNotice done={read} undoable={undoable} />
        </div>
      )}
    </Section>
  )
}
