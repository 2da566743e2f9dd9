import type { Endpoint } from 'payload'

import { discardJob, retryJob } from '@/src/services/platform/queues/change-job'

import { staffRowEndpoint } from './row-id'

/** What staff may do with a background job that failed. */
export const jobEndpoints: Endpoint[] = [
  staffRowEndpoint('job', {
    action: 'changeJobs',
    path: '/jobs/:id/retry',
    method: 'post',
    handler: async (req, id) => {
      await retryJob(req, id)
      return Response.json({ message: 'The job runs again now.' })
    },
  }),
  staffRowEndpoint('job', {
    action: 'changeJobs',
    path: '/jobs/:id/discard',
    method: 'post',
    handler: async (req, id) => {
      await discardJob(req, id)
      return Response.json({ message: 'The job was discarded.' })
    },
  }),
]
