import { existsSync } from 'node:fs'

import pg from 'pg'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { eventually, isGone, run, temporaryFolder } from '../support/scripts/watch'

const facts = z.object({ pid: z.int(), address: z.string() })

/** One question on a connection of its own, or null while no one answers. */
async function ask(address: string, sql: string): Promise<pg.QueryResult | null> {
  const client = new pg.Client({ connectionString: address })
  client.on('error', () => {})
  try {
    await client.connect()
    return await client.query(sql)
  } catch {
    return null
  } finally {
    await client.end().catch(() => {})
  }
}

async function keepPostgres() {
  const keeper = run('tests/support/scripts/kept-postgres.mjs', temporaryFolder())
  const said = await eventually(() => /^\{.*\}$/m.exec(keeper.output())?.[0])
  return { ...keeper, ...facts.parse(JSON.parse(said)) }
}

test('a database that is killed is back on its port with what was in it; a killed keeper takes it along', async () => {
  const { pid, address, kill, output } = await keepPostgres()
  await ask(address, 'create table kept (word text); insert into kept values ($$here$$)')
  const busy = ask(address, 'select pg_sleep(60)') // does not notice that its server is dead

  process.kill(pid, 'SIGKILL')
  const answer = await eventually(() => ask(address, 'select word from kept'))

  expect(answer.rows).toEqual([{ word: 'here' }])
  expect(await busy).toBe(null)
  expect(output()).toContain('The database stopped unexpectedly (killed')

  const data = await ask(address, 'show data_directory')
  const file = `${data?.rows[0]?.data_directory}/postmaster.pid`
  expect(existsSync(file)).toBe(true)
  kill('SIGKILL')
  await eventually(() => !existsSync(file)) // a server that ends in order takes it away
  expect(await ask(address, 'select 1')).toBe(null)
  expect(isGone(pid)).toBe(true)
})
