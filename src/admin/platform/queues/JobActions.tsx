import { SendButton } from '@/src/admin/kit/ui/actions'
import { AskButton } from '@/src/admin/kit/ui/dialogs'
import type { Grant } from '@/src/domain/platform/permissions/actions'

type Props = {
  readonly id: string
  readonly queue: string
  readonly grant: Grant<'changeJobs'>
}

export const JobActions = ({ id, queue }: Props) => (
  <div className="admin-form-actions justify-end m-0">
    <SendButton
      busyLabel="Retrying…"
      failed="Not retried."
      label={`Retry ${queue}`}
      path={`/api/jobs/${id}/retry`}
    >
      Retry
    </SendButton>
    <AskButton
      act="Discard job"
      busyLabel="Discarding…"
      button="Discard"
      failed="Not discarded."
      keep="Keep job"
      label={`Discard ${queue}`}
      path={`/api/jobs/${id}/discard`}
      title="Discard this job?"
    >
      <p>What it was to do is not done, and nothing tries it again.</p>
    </AskButton>
  </div>
)
