// `npm run rotate-secret`: seals everything in the database, and every sealed file, with PAYLOAD_SECRET that
// was sealed with PAYLOAD_SECRET_PREVIOUS. May be stopped and run again, while the site runs with both.
import '../database/quiet'

import type pg from 'pg'
import { z } from 'zod'

import { env } from '@/src/lib/env'
import { fileStore } from '@/src/lib/files/files'
import { sealStored } from '@/src/lib/files/sealed-file'
import { SEALED } from '@/src/lib/files/sealed-uploads'
import { fileKey } from '@/src/lib/files/stored-names'
import { isSealedNow, keyIdOf, seal, unseal } from '@/src/lib/secrets'
import { orderTokenHash } from '@/src/services/orders/order-pass'
import { opensMark, secretMark } from '@/src/services/platform/secret-mark'

import { connect } from '../backup/connect'
import { countWords, Refused, tell } from '../backup/words'
import { locked } from '../database/locked'
import { SEALED_COLUMNS, type SealedColumn } from './sealed-columns'

const BATCH = 200

/** How long links that were mailed under the secret before still open. */
const LINKS_OPEN = '30 days'

const rows = z.array(
  z.object({
    key: z.string(),
    content: z.string(),
    of: z.record(z.string(), z.string().nullable()),
  }),
)

const sealedNumbers = z.record(z.string(), z.looseObject({ text: z.string() }))

const listed = z.array(z.object({ filename: z.string(), filesize: z.coerce.number() }))

/** Seals the sealed files again. Those are longer than their records say; all others are left unread. */
async function sealFiles(client: pg.Client, count: Count): Promise<void> {
  const { rows: found } = await client.query(
    'select filename, filesize from documents where filename is not null and filesize is not null',
  )
  const plain = new Map(
    listed
      .parse(found)
      .map(({ filename, filesize }) => [fileKey(SEALED.collection, filename), filesize] as const),
  )
  for await (const { key, size } of (await fileStore()).list(SEALED.collection)) {
    if (!plain.has(key) || plain.get(key) === size) continue
    try {
      if (await sealStored(key, 'sealed')) count.sealed += 1
    } catch (error) {
      if (error instanceof Error && ('code' in error || '$metadata' in error)) throw error // the storage's own
      console.error(`  The file ${key} opens with neither secret.`)
      count.unreadable += 1
    }
  }
}

/** The condition for what is not sealed with the present secret. */
function isLeft({ column, numbers }: SealedColumn): string {
  if (!numbers) return `"${column}" like 'v1.%' and "${column}" not like '%.' || $1`
  return `jsonb_typeof("${column}") = 'object' and exists (
    select from jsonb_each("${column}") one where one.value ->> 'text' not like '%.' || $1)`
}

function sealAgain(one: SealedColumn, row: z.output<typeof rows>[number]): string {
  const of = Object.fromEntries(Object.entries(row.of).map(([name, value]) => [name, value ?? '']))
  const again = (text: string, number = '') => {
    const place = one.place(of, number)
    return isSealedNow(text) ? text : seal(unseal(text, place), place)
  }
  if (!one.numbers) return again(row.content)
  const numbers = Object.entries(sealedNumbers.parse(JSON.parse(row.content)))
  return JSON.stringify(
    Object.fromEntries(
      numbers.map(([name, number]) => [name, { ...number, text: again(number.text, name) }]),
    ),
  )
}

type Count = { sealed: number; unreadable: number }

/** Seals a column's texts again, each one only if it is still what was read. */
async function sealColumn(client: pg.Client, one: SealedColumn, count: Count): Promise<void> {
  const { table, column, key, of } = one
  const facts = of.map((name) => `'${name}', "${name}"`).join(', ')
  const unreadable: string[] = []
  for (;;) {
    const { rows: found } = await client.query(
      `select "${key}"::text as key, "${column}"::text as content, jsonb_build_object(${facts}) as of
       from "${table}" where ${isLeft(one)} and "${key}"::text <> all($2) limit ${BATCH}`,
      [keyIdOf(env.PAYLOAD_SECRET), unreadable],
    )
    if (found.length === 0) return
    for (const row of rows.parse(found)) {
      try {
        const { rowCount } = await client.query(
          `update "${table}" set "${column}" = $1 where "${key}"::text = $2 and "${column}"::text = $3`,
          [sealAgain(one, row), row.key, row.content],
        )
        count.sealed += rowCount ?? 0
      } catch (error) {
        if (error instanceof Error && 'severity' in error) throw error // the database's own
        console.error(`  ${table}.${column} of ${row.key} opens with neither secret.`)
        unreadable.push(row.key)
        count.unreadable += 1
      }
    }
  }
}

const orders = z.array(z.object({ id: z.string(), email: z.string(), hash: z.string() }))

/** Has guests' orders go by the links that are mailed from now on; the links before open as well. */
async function renewOrderLinks(client: pg.Client): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows: found } = await client.query(
      `select id, email, claim_token_hash as hash from orders
       where claim_token_hash is not null and id > $1 order by id limit ${BATCH}`,
      [after],
    )
    const batch = orders.parse(found)
    for (const order of batch)
      await client.query(
        'update orders set claim_token_hash = $1 where id = $2 and email = $3 and claim_token_hash = $4',
        [orderTokenHash(order), order.id, order.email, order.hash],
      )
    const last = batch.at(-1)
    if (!last) return
    after = last.id
  }
}

const marks = z.array(z.object({ mark: z.string() }))

async function rotate(previous: string): Promise<void> {
  const client = await connect()
  try {
    const { rows: found } = await client.query('select secret_mark as mark from installation')
    const [row] = marks.parse(found)
    if (!row) throw new Refused('This installation is empty.')
    if (!opensMark(row.mark))
      throw new Refused(
        'The database was set up with a third secret. Set PAYLOAD_SECRET_PREVIOUS to that one.',
      )
    const count: Count = { sealed: 0, unreadable: 0 }
    for (const one of SEALED_COLUMNS) {
      console.log(`  ${one.table}.${one.column} …`)
      await sealColumn(client, one, count)
    }
    console.log('  documents …')
    await sealFiles(client, count)
    await renewOrderLinks(client)
    await client.query(
      `update installation set secret_mark = $1, previous_key = $2, previous_until = now() + interval '${LINKS_OPEN}'
       where secret_mark <> $1`,
      [secretMark(), keyIdOf(previous)],
    )
    console.log(`  Done: ${countWords(count.sealed)} secrets sealed with the new PAYLOAD_SECRET.`)
    console.log(
      `  Links that were mailed before open for ${LINKS_OPEN}. Keep PAYLOAD_SECRET_PREVIOUS for that long.`,
    )
    if (count.unreadable > 0)
      throw new Refused(`${countWords(count.unreadable)} secrets open with neither, as said above.`)
  } finally {
    await client.end()
  }
}

await tell(async () => {
  const { PAYLOAD_SECRET: present, PAYLOAD_SECRET_PREVIOUS: previous } = env
  if (!previous)
    throw new Refused(
      'Set PAYLOAD_SECRET to the new secret and PAYLOAD_SECRET_PREVIOUS to the one before, for every process: see docs/keys.md.',
    )
  if (present === previous) throw new Refused('Both secrets are the same.')
  await locked(() => rotate(previous))
})
