import { AskButton } from '@/src/admin/kit/ui/dialogs'
import type { Grant } from '@/src/domain/platform/permissions/actions'

type Props = {
  readonly id: string
  readonly title: string
  /** The plan wrote it, and would write it again. */
  readonly isComputed: boolean
  readonly grant: Grant<'changeTask'>
}

export const DeleteTask = ({ id, title, isComputed }: Props) => (
  <AskButton
    act="Delete task"
    busyLabel="Deleting…"
    failed="Not deleted."
    keep="Keep task"
    label={`Delete ${title}`}
    method="DELETE"
    path={`/api/compliance/tasks/${id}`}
    title="Are you sure you want to delete this task?"
  >
    <p>{title}</p>
    {isComputed && (
      <p>
        This deadline follows from the state’s rules, so it will be created again. If it does not
        apply, mark it complete instead.
      </p>
    )}
  </AskButton>
)
