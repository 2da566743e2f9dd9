'use client'

import { type ComponentProps, useState } from 'react'
import type { z } from 'zod'

import { FieldsForm } from '@/src/admin/kit/record/FieldsForm'
import { ActionButton } from '@/src/admin/kit/ui/actions'
import { CopyFacts } from '@/src/admin/kit/ui/copy'
import { invitedAnswer, type Unmailed } from '@/src/domain/accounts/invitation-input'
import { newPerson } from '@/src/domain/accounts/people-input'
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

type Invited = z.output<typeof invitedAnswer>

type FormProps = Omit<
  ComponentProps<typeof FieldsForm<z.output<typeof newPerson>, Invited>>,
  'answer' | 'look' | 'path' | 'schema'
> & { readonly close: () => void }

/** A form that invites someone; what could not be mailed takes its place. */
export function InvitationForm({ close, done, ...form }: FormProps) {
  const [unmailed, setUnmailed] = useState<Unmailed | null>(null)
  if (unmailed) return <UnmailedInvitation onDone={close} unmailed={unmailed} />
  return (
    <FieldsForm
      {...form}
      answer={invitedAnswer}
      done={(invited) => {
        done?.(invited)
        if (invited.unmailed) setUnmailed(invited.unmailed)
        else close()
      }}
      look="primary"
      path="/api/users/invite"
      schema={newPerson}
    />
  )
}
