// `npm run restore -- FILE`: fills an empty installation with what an archive of `npm run backup`
// holds. With --replace, what it holds is replaced, once all of the archive has arrived.
import '../database/as-owner'
import '../database/quiet'

import { env } from '@/src/lib/env'
import { fileStore } from '@/src/lib/files/files'
import { opensMark } from '@/src/services/platform/secret-mark'
import { locked } from '../database/locked'
import { checkArchive } from './check-archive'
import { connect } from './connect'
import { fillFrom } from './fill-from'
import { hasFiles, settleStagedFiles } from './staged-files'
import { readExactly } from './tables'
import { isEmpty, refuseCompany, refuseNewer } from './target'
import { countWords, Refused, tell } from './words'

const USE = `Which archive? npm run restore -- FILE
  --replace        also into an installation that holds something, which is lost
  --other-secret   also with another PAYLOAD_SECRET: saved keys and tax IDs cannot be opened then`

const KNOWN = new Set(['--replace', '--other-secret'])

async function restore(file: string, options: ReadonlySet<string>): Promise<void> {
  console.log(`  Reading ${file} …`)
  const { about: facts } = await checkArchive(file)
  if (!opensMark(facts.secretMark) && !options.has('--other-secret'))
    throw new Refused(
      'The archive was made with another PAYLOAD_SECRET. Set the one of that installation, or use --other-secret: saved keys, tax IDs and sessions cannot be opened then.',
    )
  refuseNewer(facts)
  const store = await fileStore()
  const client = await connect()
  try {
    await readExactly(client)
    await settleStagedFiles(client, store) // of a restore that was killed
    const isFree = (await isEmpty(client)) && !(await hasFiles(store))
    if (!isFree && !options.has('--replace'))
      throw new Refused(
        `This installation is not empty (${store.place}). Restore into an empty one, or use --replace: what it holds is lost then.`,
      )
    await refuseCompany(client)
    console.log('  Filling tables and files …')
    const { rows, files } = await fillFrom(file, facts, { client, store })
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
    console.log(
      `  Done: ${countWords(total)} rows and ${countWords(files)} files, as of ${facts.madeAt}.`,
    )
    console.log(
      '  npm start does the rest. Mails and jobs that were due then are sent from then on.',
    )
  } finally {
    await client.end()
  }
}

await tell(async () => {
  const args = process.argv.slice(2)
  const options = new Set(args.filter((arg) => arg.startsWith('-')))
  const [file, ...more] = args.filter((arg) => !arg.startsWith('-'))
  const unknown = [...options].find((option) => !KNOWN.has(option))
  if (!file || more.length > 0 || unknown) throw new Refused(USE)
  await locked(env.DATABASE_URL, () => restore(file, options))
})
