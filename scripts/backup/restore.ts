// `npm run restore -- FILE`: fills an empty installation with what an archive of `npm run backup`
// holds. With --replace, what it holds is replaced, once all of the archive has arrived.
import '../database/as-owner'
import '../database/quiet'

import { parseArgs } from 'node:util'

import { fileStore } from '@/src/lib/files/files'
import { opensMark } from '@/src/services/platform/secret-mark'
import { locked } from '../database/locked'
import { readKeyFile } from './age/age-keys'
import { type Archive, checkArchive } from './check-archive'
import { connect } from './connect'
import { fillFrom } from './fill-from'
import { hasFiles, settleStagedFiles } from './staged-files'
import { readExactly } from './tables'
import { isEmpty, refuseCompany, refuseNewer } from './target'
import { countWords, Refused, tell } from './words'

const USE = `Which archive? npm run restore -- FILE
  --key KEYFILE    for an encrypted archive: the file of its secret key
  --replace        also into an installation that holds something, which is lost
  --other-secret   also with another PAYLOAD_SECRET: saved keys and tax IDs cannot be opened then`

type Options = { readonly replace: boolean; readonly otherSecret: boolean }

async function restore(archive: Archive, options: Options): Promise<void> {
  console.log(`  Reading ${archive.file} …`)
  const { about: facts } = await checkArchive(archive)
  if (!opensMark(facts.secretMark) && !options.otherSecret)
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
    if (!isFree && !options.replace)
      throw new Refused(
        `This installation is not empty (${store.place}). Restore into an empty one, or use --replace: what it holds is lost then.`,
      )
    await refuseCompany(client)
    console.log('  Filling tables and files …')
    const { rows, files } = await fillFrom(archive, facts, { client, store })
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

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        key: { type: 'string' },
        replace: { type: 'boolean', default: false },
        'other-secret': { type: 'boolean', default: false },
      },
    })
  } catch {
    throw new Refused(USE)
  }
}

await tell(async () => {
  const { values, positionals } = readArguments()
  const [file, ...more] = positionals
  if (!file || more.length > 0) throw new Refused(USE)
  const opener = values.key ? { secretKey: await readKeyFile(values.key) } : undefined
  const options = { replace: values.replace, otherSecret: values['other-secret'] }
  await locked(() => restore({ file, opener }, options))
})
