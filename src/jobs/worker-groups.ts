import type { PgBoss } from 'pg-boss'

type Job = () => Promise<void>

/** The workers of one queue in this process. */
export type WorkerGroup = {
  /** How many there are so far. */
  readonly size: () => number
  /** Has one that waits fetch a job, or else the next one to be done with its own. */
  readonly wakeOne: () => void
  /** Adds one; `register` is given what it is to do its jobs by, and gives its id. */
  readonly add: (register: (doJob: (job: Job) => Promise<void>) => Promise<string>) => Promise<void>
}

/** A group without workers yet. One that got a job wakes the next, as there may be more of them. */
export function newWorkerGroup(boss: Pick<PgBoss, 'notifyWorker'>): WorkerGroup {
  const workers: string[] = []
  const busy = new Set<string>()
  let isBehind = false

  function wakeOne(): void {
    const idle = workers.find((worker) => !busy.has(worker))
    if (idle) boss.notifyWorker(idle)
    else isBehind = true
  }

  async function doJob(worker: string, job: Job): Promise<void> {
    busy.add(worker)
    wakeOne()
    try {
      await job()
    } finally {
      busy.delete(worker)
      if (isBehind) boss.notifyWorker(worker)
      isBehind = false
    }
  }

  return {
    size: () => workers.length,
    wakeOne,
    add: async (register) => {
      const worker: string = await register((job) => doJob(worker, job))
      workers.push(worker)
    },
  }
}

/**
 * Has a new job wake one worker of its queue. By itself pg-boss wakes all of them, and each that finds
 * nothing costs a statement. To be called before it starts.
 */
export function wakeGroups(boss: PgBoss, groups: ReadonlyMap<string, WorkerGroup>): void {
  const db = boss.getDb()
  const listen = db.listen?.bind(db)
  if (!listen) return
  db.listen = (channel, wakeAll, onReconnect) =>
    listen(
      channel,
      (queue) => {
        const group = groups.get(queue)
        if (group) group.wakeOne()
        else wakeAll(queue)
      },
      onReconnect,
    )
}
