'use client'

import { ActionButton, sendJson, useAction } from '@/src/admin/kit/ui/actions'
import { OpenDialog } from '@/src/admin/kit/ui/dialogs'
import type { ReviewDecision, ReviewReason } from '@/src/domain/affiliates/affiliate-input'
import type { Grant } from '@/src/domain/platform/permissions/actions'

type Props = {
  readonly id: string
  readonly code: string
  readonly grant: Grant<'reviewCommission'>
  readonly reason: ReviewReason
}

const DOUBTS: Readonly<Record<ReviewReason, (code: string) => string>> = {
  card: (code) =>
    `The order was paid with a card of the same kind and last digits as one of ${code}. That can be chance.`,
  browser: (code) =>
    `The order was placed in a browser where ${code} has signed in. A family or an office may share it.`,
}

function Decide({ id, code, reason, close }: Omit<Props, 'grant'> & { close: () => void }) {
  const { isBusy, run } = useAction()
  const decide = async (decision: ReviewDecision) => {
    const answer = await run({
      send: () => sendJson('POST', `/api/affiliates/commissions/${id}/review`, { decision }),
      failure: (why) => `Not changed. ${why}`,
    })
    if (answer.ok) close()
  }
  return (
    <>
      <p>{`${DOUBTS[reason](code)} The commission is not approved until you decide.`}</p>
      <div className="admin-form-actions">
        <ActionButton busyLabel="Saving…" isBusy={isBusy} onAct={() => void decide('kept')}>
          Keep commission
        </ActionButton>
        <ActionButton
          busyLabel="Reversing…"
          isBusy={isBusy}
          look="error"
          onAct={() => void decide('rejected')}
        >
          Reverse commission
        </ActionButton>
      </div>
    </>
  )
}

/** Decides on a commission from an order that may be the affiliate's own. */
export const ReviewCommission = (props: Props) => (
  <OpenDialog
    ariaLabel={`Review the commission of ${props.code}`}
    label="Review"
    title="Is this the affiliate’s own order?"
  >
    {(close) => <Decide {...props} close={close} />}
  </OpenDialog>
)
