'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'

import { SendButton } from '@/src/admin/kit/ui/actions'
import { Notice } from '@/src/admin/kit/ui/parts'

/** Above someone's account: how they get into it, as long as they have not been. */
export function InvitationState() {
  const { id } = useDocumentInfo()
  const verifiedAt = useFormFields(([fields]) => fields.emailVerifiedAt?.value)
  const erasedAt = useFormFields(([fields]) => fields.erasedAt?.value)
  if (!id) {
    return (
      <Notice tone="info">
        We email an invitation so they can choose their own password. The password you enter here
        does not sign them in.
      </Notice>
    )
  }
  return verifiedAt || erasedAt ? null : <Waiting id={String(id)} />
}

const Waiting = ({ id }: { id: string }) => (
  <Notice
    tone="warning"
    action={
      <SendButton busyLabel="Sending…" path={`/api/users/${id}/invite`}>
        Send an invitation
      </SendButton>
    }
  >
    This address is not confirmed yet. Send an invitation so the person can choose a password.
    Earlier invitations stop working.
  </Notice>
)
