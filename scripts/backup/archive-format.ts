import { createHash } from 'node:crypto'

import { z } from 'zod'

/** The first file of an archive: what it is of. */
export const ABOUT = 'about.json'
/** The last but one: a line for each file, as `sha256sum -c` reads it. */
export const HASHES = 'hashes.txt'
/** The last: what all of it must come to. */
export const MANIFEST = 'manifest.json'

const FORMAT = 1

const column = z.object({ name: z.string(), type: z.string(), isGenerated: z.boolean() })

const table = z.object({ schema: z.string(), name: z.string(), columns: z.array(column) })

const sequence = z.object({
  schema: z.string(),
  name: z.string(),
  value: z.string(),
  isCalled: z.boolean(),
})

export const about = z.object({
  format: z.literal(FORMAT, { error: 'The archive is of another format than this version reads.' }),
  version: z.string(),
  madeAt: z.string(),
  migrations: z.array(z.string()),
  /** By which a restore knows whether it has the same PAYLOAD_SECRET; it tells nothing else of it. */
  secretMark: z.string(),
  tables: z.array(table),
  sequences: z.array(sequence),
})

export const manifest = z.object({
  /** Of the file `hashes.txt`. */
  hashes: z.string(),
  rows: z.record(z.string(), z.number()),
  files: z.number(),
  fileBytes: z.number(),
  /** Files that rows name and that were not there. */
  missing: z.array(z.string()),
})

export type About = z.infer<typeof about>
export type Manifest = z.infer<typeof manifest>
export type Table = z.infer<typeof table>
export type Sequence = z.infer<typeof sequence>

export const aboutOf = (facts: Omit<About, 'format'>): About => ({ format: FORMAT, ...facts })

export const tableKey = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => `${schema}.${name}`

const ROWS = 'database/'
const FILES = 'files/'

export const rowsEntry = (of: Table, part: number) =>
  `${ROWS}${tableKey(of)}/${String(part).padStart(6, '0')}.jsonl`

export const fileEntry = (key: string) => `${FILES}${key}`

/** What an entry holds, by its name. */
export function contentOf(name: string): { rowsOf: string } | { file: string } | null {
  if (name.startsWith(FILES)) return { file: name.slice(FILES.length) }
  const rows = /^database\/([^/]+)\/\d+\.jsonl$/.exec(name)?.[1]
  return rows ? { rowsOf: rows } : null
}

export const hashLine = (hash: string, name: string) => `${hash}  ${name}\n`

/** Passes bytes on and knows their hash afterwards. */
export function hashing(source: AsyncIterable<Uint8Array> | Uint8Array[]) {
  const hash = createHash('sha256')
  async function* body() {
    for await (const bytes of source) {
      hash.update(bytes)
      yield Buffer.from(bytes)
    }
  }
  return { body: body(), digest: () => hash.digest('hex') }
}
