import type { PayloadRequest } from 'payload'
import { can } from '@/src/access/actions'
import { column } from '@/src/admin/kit/list/columns'
import { PageHeader } from '@/src/admin/kit/page/PageHeader'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { TonePill } from '@/src/admin/kit/status/pills'
import { Moment, ShortMoment } from '@/src/admin/kit/time/When'
import { SendButton } from '@/src/admin/kit/ui/actions'
import { DataTable } from '@/src/admin/kit/ui/DataTable'
import { AskButton } from '@/src/admin/kit/ui/dialogs'
import { count } from '@/src/admin/kit/ui/format'
import { EmptyState, Notice, Section, withSub } from '@/src/admin/kit/ui/parts'
import type { Grant } from '@/src/domain/platform/permissions/actions'
import { plural } from '@/src/domain/vocabulary/plural'
import {
  type FailedJob,
  failedJobs,
  QUEUE_LABELS,
  type QueueState,
  readQueues,
  workerBeat,
} from '@/src/services/platform/queues/queues'

const JobActions = ({ id, queue }: { id: string; queue: string; grant: Grant<'changeJobs'> }) => (
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

/** A job runs every minute: a worker that finished nothing for this long is not there. */
const SILENT_MS = 3 * 60_000

function Beat({ at }: { at: string | null }) {
  const isAlive = at !== null && Date.now() - Date.parse(at) < SILENT_MS
  if (isAlive) {
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 mb-3">
        <TonePill tone="good">Worker running</TonePill>
        <span>
          Last job finished <Moment at={at} />.
        </span>
      </div>
    )
  }
  return (
    <Notice title="The worker is not running. " tone="error">
      Emails, payments and reminders wait. Start it with “npm run worker”, or restart the
      application.
      {at && (
        <span>
          {' Last job finished '}
          <Moment at={at} />.
        </span>
      )}
    </Notice>
  )
}

const figure = (key: 'waiting' | 'running' | 'failed' | 'dead', label: string) =>
  column(label, { end: true }, (queue: QueueState) => count(queue[key]))

function Queues({ queues }: { queues: readonly QueueState[] }) {
  return (
    <DataTable
      columns={[
        column('Queue', 'title', ({ name }: QueueState) => QUEUE_LABELS[name]),
        figure('waiting', 'Waiting'),
        figure('running', 'Running'),
        figure('failed', 'To be retried'),
        figure('dead', 'Given up'),
        column('Oldest waiting', {}, ({ oldest }: QueueState) =>
          oldest ? <ShortMoment at={oldest} /> : '–',
        ),
      ]}
      isWhole
      keyOf={({ name }) => name}
      label="Jobs by queue"
      rows={queues}
    />
  )
}

async function Failed({ req }: { req: PayloadRequest }) {
  const failed = await failedJobs(req)
  const grant = await can(req, 'changeJobs')
  return (
    <DataTable
      columns={[
        column('Job', 'title', ({ name, attempts }: FailedJob) =>
          withSub(QUEUE_LABELS[name], plural(attempts, 'attempt')),
        ),
        column('State', 'aside', ({ isDead }: FailedJob) => (
          <TonePill tone={isDead ? 'bad' : 'warning'}>
            {isDead ? 'Given up' : 'To be retried'}
          </TonePill>
        )),
        column('Error', {}, ({ error }: FailedJob) => error),
        column('Created and next try', {}, ({ createdAt, nextAt }: FailedJob) =>
          withSub(<ShortMoment at={createdAt} />, nextAt ? <ShortMoment at={nextAt} /> : 'None'),
        ),
        column(
          '',
          { end: true },
          ({ id, name }: FailedJob) =>
            grant && <JobActions grant={grant} id={id} queue={QUEUE_LABELS[name]} />,
        ),
      ]}
      empty={<EmptyState isSmall>No job has failed.</EmptyState>}
      isWhole
      label="Failed jobs"
      rows={failed}
    />
  )
}

export const QueuesScreen = screenView('queues', async ({ context: { req } }) => (
  <>
    <PageHeader
      description="What the worker does in the background, and what went wrong."
      screen="queues"
    />
    <Beat at={await workerBeat(req)} />
    <Section id="queues" title="Queues">
      <Queues queues={await readQueues(req)} />
    </Section>
    <Section
      description="The latest 100. Most jobs are tried again by themselves."
      id="failed"
      title="Failed jobs"
    >
      <Failed req={req} />
    </Section>
  </>
))
