import type { Payload } from 'payload'
import { z } from 'zod'

const asked = z.union([z.string(), z.object({ text: z.string() })])

/** A statement as it was sent, without its values and with lists of them in one. */
function textOf(first: unknown): string {
  const { data = '' } = asked.safeParse(first)
  const text = typeof data === 'string' ? data : data.text
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\$\d+/g, '?')
    .replaceAll(
      /\((?:(?:\?|default), )*(?:\?|default)\)(?:, \((?:(?:\?|default), )*(?:\?|default)\))*/g,
      '(…)',
    )
    .trim()
}

const connected = z.object({ database: z.string() })

/**
 * Records every statement that this process sends to the database of `payload`, by whatever pool. What
 * an earlier file of the same process left running asks a database of its own, and is not counted.
 */
export async function recordStatements(payload: Payload) {
  const client = await payload.db.pool.connect()
  const connection: object = Object.getPrototypeOf(client)
  const { database } = connected.parse(client)
  client.release()
  const query: unknown = Reflect.get(connection, 'query')
  if (typeof query !== 'function') throw new Error('pg has no query')
  let sent: string[] = []
  Reflect.set(connection, 'query', function (this: object, ...given: unknown[]) {
    if (connected.parse(this).database === database) sent.push(textOf(given[0]))
    return Reflect.apply(query, this, given)
  })
  return {
    /** What was sent since it was last asked. */
    take: (): string[] => {
      const taken = sent
      sent = []
      return taken
    },
    stop: () => Reflect.set(connection, 'query', query),
  }
}

/** Each statement with how often it was sent, the most frequent first. */
export function countedStatements(sent: readonly string[]): [text: string, count: number][] {
  const counts = new Map<string, number>()
  for (const text of sent) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)
}
