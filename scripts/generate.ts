// `npm run generate`: brings the files up to date that follow from the collections and their screens,
// and names each that was not. What is current is left untouched, as others may be reading it.
import './database/quiet'

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

import config from '@payload-config'
import { generateImportMap, getPayload } from 'payload'
import { generateTypes } from 'payload/node'

const SCHEMA = 'src/database-schema.ts'

const contentOf = (file: string) => readFile(file, 'utf8').catch(() => null)

/** Every program reads it when it starts, so it is written aside and put in place when it differs. */
async function generateSchema(): Promise<void> {
  const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
  const folder = await mkdtemp(join(tmpdir(), 'charterdesk-schema-'))
  const outputFile = join(folder, 'schema.ts')
  try {
    await payload.db.generateSchema?.({ log: false, outputFile, prettify: false })
    const schema = await readFile(outputFile, 'utf8')
    if (schema !== (await contentOf(SCHEMA))) await writeFile(SCHEMA, schema)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const built = await config
const generated: [file: string, generate: () => Promise<unknown>][] = [
  [SCHEMA, generateSchema],
  [relative('.', built.typescript.outputFile), () => generateTypes(built, { log: false })],
  [
    relative('.', built.admin.importMap.importMapFile ?? ''),
    () => generateImportMap(built, { log: false }),
  ],
]
for (const [file, generate] of generated) {
  const before = await contentOf(file)
  await generate()
  if ((await contentOf(file)) !== before) console.log(`Updated ${file}`)
}
process.exit(0)
