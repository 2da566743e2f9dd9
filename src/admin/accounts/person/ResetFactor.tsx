import { AskButton } from '@/src/admin/kit/ui/dialogs'
import type { Grant } from '@/src/domain/platform/permissions/actions'

type ResetProps = {
  readonly grant: Grant<'resetTwoFactor'>
  readonly id: string
  readonly name: string
}

export const ResetFactor = ({ id, name }: ResetProps) => (
  <AskButton
    act="Reset two-factor"
    busyLabel="Resetting…"
    button="Reset two-factor"
    path={`/api/users/${id}/reset-two-factor`}
    title={`Reset two-factor for ${name}?`}
  >
    <p>
      Make sure it’s them first, for example by a call to the number you know. They are signed out
      everywhere and sign in with their password until they set it up again. We email them. For
      staff, two people do this within 24 hours, each after their own check.
    </p>
  </AskButton>
)
