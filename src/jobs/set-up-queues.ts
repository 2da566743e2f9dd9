import { type Db, PgBoss } from 'pg-boss'

import { type JobName, QUEUES } from '@/src/lib/queues'

/** When the queues that no one fills get their jobs, in UTC. */
const SCHEDULES: Partial<Record<JobName, string>> = {
  reconcile: '* * * * *',
  'run-campaigns': '* * * * *',
  'run-follow-ups': '* * * * *',
  'renew-subscriptions': '23 * * * *',
  'approve-commissions': '41 3 * * *',
  'plan-compliance': '7 3 * * *',
  'remind-of-deadlines': '11 13 * * *', // in the morning of most of the US
  'remind-of-details': '29 * * * *',
  'raise-missed-filings': '*/5 * * * *',
  'fold-totals': '* * * * *',
  'check-totals': '31 7 * * *', // when it is night in all of the US
  'load-sanctions-list': '17 5 * * *',
  'age-leads': '3 * * * *',
  'tend-careers': '1 * * * *', // openings begin and end with a day
  'check-site': '43 6 * * *',
  'end-claims': '1 * * * *', // and so do claims
  'show-begun-facts': '1,16,31,46 * * * *', // every zone's midnight is at a quarter of an hour
  'clean-up': '17 * * * *', // exports are kept for a day, and not for two
}

const isJobName = (name: string): name is JobName => Object.hasOwn(QUEUES, name)

/**
 * Deletes a queue that an earlier version made with another policy, which cannot be changed. Only one
 * of which no job is tried again: what it is to do is called for again within minutes.
 */
async function retireOtherwiseKept(boss: PgBoss, name: JobName): Promise<void> {
  const { policy = 'standard', retryLimit } = QUEUES[name]
  const known = await boss.getQueue(name)
  if (known && known.policy !== policy && retryLimit === 0) await boss.deleteQueue(name)
}

/**
 * Creates or updates the tables of pg-boss, our queues and their timetable. May run again and
 * again; runs before anything sends or does a job.
 */
export async function setUpQueues(database: string | Db): Promise<void> {
  const place =
    typeof database === 'string' ? { connectionString: database, max: 2 } : { db: database }
  const boss = new PgBoss({ ...place, supervise: false, schedule: false }) // no job becomes due here
  const errors: Error[] = []
  boss.on('error', (error) => errors.push(error))
  await boss.start()
  try {
    for (const name of Object.keys(QUEUES).filter(isJobName)) {
      const { policy, ...own } = QUEUES[name]
      const changeable = { ...own, notify: true } // a new job wakes the workers
      await retireOtherwiseKept(boss, name)
      await boss.createQueue(name, { policy, ...changeable })
      await boss.updateQueue(name, changeable)
      const cron = SCHEDULES[name]
      if (cron) await boss.schedule(name, cron)
      else await boss.unschedule(name)
    }
  } finally {
    await boss.stop({ graceful: false })
  }
  if (errors[0]) throw errors[0]
}
