'use client'

import { ActionButton } from '@/src/admin/kit/ui/actions'
import { CopyFacts } from '@/src/admin/kit/ui/copy'
import type { Unmailed } from '@/src/domain/accounts/invitation-input'
import { worksFor } from '@/src/domain/accounts/token-purposes'

type Props = { readonly unmailed: Unmailed; readonly onDone: () => void }

/** What to do about an invitation that could not be mailed: here alone its link is ever shown. */
export function UnmailedInvitation({ unmailed: { words, link }, onDone }: Props) {
  return (
    <div className="kit-form">
      <p role="status">{words}</p>
      {link && (
        <>
          <CopyFacts facts={[['Invitation link', link]]} />
          <p className="field-description">
            {`It works once, for ${worksFor('invitation')}. We don’t show it again.`}
          </p>
        </>
      )}
      <div className="admin-form-actions">
        <ActionButton look="primary" onAct={onDone}>
          Done
        </ActionButton>
      </div>
    </div>
  )
}
