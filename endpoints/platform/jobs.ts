import type { Endpoint } from 'payload'

import { discardJob, retryJob } from '@/src/services/platform/queues/change-job'

import { plainStaffActions } from './staff-actions'

const change = plainStaffActions('job', 'changeJobs')

/** What staff may do with a background job that failed. */
export const jobEndpoints: Endpoint[] = [
  change('/jobs/:id/retry', async (req, id) => {
    await retryJob(req, id)
    return { message: 'The job runs again now.' }
  }),
  change('/jobs/:id/discard', async (req, id) => {
    await discardJob(req, id)
    return { message: 'The job was discarded.' }
  }),
]
