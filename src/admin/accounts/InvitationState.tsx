'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'

import { Notice } from '@/src/admin/kit/ui/parts'

import { SendInvitation } from './person/InviteAgain'

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
  if (verifiedAt || erasedAt) return null
  return (
    <Notice tone="warning" action={<SendInvitation id={String(id)} />}>
      This address is not confirmed yet. Send an invitation so the person can choose a password.
      Earlier invitations stop working.
    </Notice>
  )
}
