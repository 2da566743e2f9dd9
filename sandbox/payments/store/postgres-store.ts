import { asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { z } from 'zod'
import {
  type Delivery,
  deliverySchema,
  type SandboxStore,
  type SandboxWrite,
} from '@/sandbox/payments/store/sandbox-store'
import { CREATE_TABLES, deliveries, objects } from '@/sandbox/payments/store/sandbox-tables'
import { excluded } from '@/src/lib/sql-parts'

/** Any number will do that no other advisory lock of ours uses. */
const SCHEMA_LOCK = 7_236_101

const deliveryRows = z.array(z.object({ body: deliverySchema }))

const idOf = (kind: string, id: string) => `${kind} ${id}`

function rowOf(delivery: Delivery) {
  const dueAt = sql`to_timestamp(${delivery.dueAt}::float8 / 1000)`
  return { state: delivery.state, dueAt, body: delivery }
}

async function write(db: Pick<NodePgDatabase, 'insert'>, changes: SandboxWrite): Promise<void> {
  for (const { kind, body } of changes.objects ?? []) {
    await db
      .insert(objects)
      .values({ id: idOf(kind, body.id), kind, body })
      .onConflictDoUpdate({ target: objects.id, set: { body: excluded(objects.body) } })
  }
  for (const delivery of changes.deliveries ?? []) {
    const row = rowOf(delivery)
    await db
      .insert(deliveries)
      .values({ id: delivery.id, ...row })
      .onConflictDoUpdate({ target: deliveries.id, set: row })
  }
}

async function readDeliveries(
  db: NodePgDatabase,
  { where, order, limit }: { where?: SQL; order: SQL; limit: number },
): Promise<Delivery[]> {
  const { body } = deliveries
  const found = await db.select({ body }).from(deliveries).where(where).orderBy(order).limit(limit)
  return deliveryRows.parse(found).map((row) => row.body)
}

/** Books in the schema `sandbox` of our own database: a restart continues where it stopped. */
export async function postgresStore(databaseUrl: string): Promise<SandboxStore> {
  const pool = new Pool({ connectionString: databaseUrl, max: 4 })
  // A lost connection is replaced by the next query; unhandled, idle or at work, it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = drizzle({ client: pool })
  await db.transaction(async (inside) => {
    await inside.execute(sql`select pg_advisory_xact_lock(${SCHEMA_LOCK})`)
    await inside.execute(CREATE_TABLES)
  })
  return {
    read: async (kind, id) => {
      const { body } = objects
      const [found] = await db
        .select({ body })
        .from(objects)
        .where(eq(objects.id, idOf(kind, id)))
      return found?.body
    },
    list: async (kind, limit) => {
      const { body, position } = objects
      const found = await db
        .select({ body })
        .from(objects)
        .where(eq(objects.kind, kind))
        .orderBy(desc(position))
        .limit(limit)
      return found.map((row) => row.body)
    },
    save: (changes) => db.transaction((inside) => write(inside, changes)),
    updateDelivery: async (delivery) => {
      await db.update(deliveries).set(rowOf(delivery)).where(eq(deliveries.id, delivery.id))
    },
    waitingDeliveries: () => {
      const where = eq(deliveries.state, 'waiting')
      return readDeliveries(db, { where, order: asc(deliveries.dueAt), limit: 200 })
    },
    recentDeliveries: (limit) => readDeliveries(db, { order: desc(deliveries.position), limit }),
    reset: async () => {
      await db.execute(sql`truncate ${objects}, ${deliveries}`)
    },
    close: () => pool.end(),
  }
}
