import { Pool, type PoolClient } from 'pg'
import { z } from 'zod'

import {
  deliverySchema,
  type SandboxStore,
  type SandboxWrite,
} from '@/src/payments/sandbox/store/sandbox-store'

/** Any number will do that no other advisory lock of ours uses. */
const SCHEMA_LOCK = 7_236_101

const SCHEMA = `
  create schema if not exists sandbox;
  create table if not exists sandbox.objects (
    id text primary key,
    kind text not null,
    body jsonb not null,
    position bigint generated always as identity,
    created_at timestamptz not null default now()
  );
  create index if not exists objects_kind on sandbox.objects (kind, position desc);
  create table if not exists sandbox.deliveries (
    id text primary key,
    state text not null,
    due_at timestamptz not null,
    body jsonb not null,
    position bigint generated always as identity,
    created_at timestamptz not null default now()
  );
  create index if not exists deliveries_waiting on sandbox.deliveries (due_at)
    where state = 'waiting';
`

const bodies = z.array(z.object({ body: z.unknown() }))
const deliveryRows = z.array(z.object({ body: deliverySchema }))

async function inTransaction(pool: Pool, work: (client: PoolClient) => Promise<void>) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await work(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

async function write(client: PoolClient, { objects = [], deliveries = [] }: SandboxWrite) {
  for (const { kind, body } of objects) {
    await client.query(
      `insert into sandbox.objects (id, kind, body) values ($1, $2, $3)
       on conflict (id) do update set body = excluded.body`,
      [`${kind} ${body.id}`, kind, JSON.stringify(body)],
    )
  }
  for (const delivery of deliveries) {
    await client.query(
      `insert into sandbox.deliveries (id, state, due_at, body)
       values ($1, $2, to_timestamp($3::float8 / 1000), $4)
       on conflict (id) do update
       set state = excluded.state, due_at = excluded.due_at, body = excluded.body`,
      [delivery.id, delivery.state, delivery.dueAt, JSON.stringify(delivery)],
    )
  }
}

/** Books in the schema `sandbox` of our own database: a restart continues where it stopped. */
export async function postgresStore(databaseUrl: string): Promise<SandboxStore> {
  const pool = new Pool({ connectionString: databaseUrl, max: 4 })
  // A lost connection is replaced by the next query; unhandled, idle or at work, it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  await inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK])
    await client.query(SCHEMA)
  })
  const deliveries = async (clause: string, values: unknown[]) => {
    const found = await pool.query(`select body from sandbox.deliveries ${clause}`, values)
    return deliveryRows.parse(found.rows).map(({ body }) => body)
  }
  return {
    read: async (kind, id) => {
      const found = await pool.query('select body from sandbox.objects where id = $1', [
        `${kind} ${id}`,
      ])
      return bodies.parse(found.rows)[0]?.body
    },
    list: async (kind, limit) => {
      const found = await pool.query(
        'select body from sandbox.objects where kind = $1 order by position desc limit $2',
        [kind, limit],
      )
      return bodies.parse(found.rows).map(({ body }) => body)
    },
    save: (changes) => inTransaction(pool, (client) => write(client, changes)),
    updateDelivery: async (delivery) => {
      await pool.query(
        `update sandbox.deliveries
         set state = $2, due_at = to_timestamp($3::float8 / 1000), body = $4 where id = $1`,
        [delivery.id, delivery.state, delivery.dueAt, JSON.stringify(delivery)],
      )
    },
    waitingDeliveries: () => deliveries(`where state = 'waiting' order by due_at limit 200`, []),
    recentDeliveries: (limit) => deliveries('order by position desc limit $1', [limit]),
    reset: async () => {
      await pool.query('truncate sandbox.objects, sandbox.deliveries')
    },
    close: () => pool.end(),
  }
}
