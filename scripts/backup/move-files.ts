// `npm run files:move -- to-s3` copies the files of FILES_DIR into the bucket that the S3 variables
// name; `to-disk` copies them back. May be stopped and run again.
import '../database/quiet'

import { env } from '@/src/lib/env'
import { diskStore } from '@/src/lib/files/disk-store'
import { s3Store } from '@/src/lib/files/s3-store'

import { moveFiles } from './move'
import { countWords, Refused, sizeWords, tell } from './words'

const USE = `Where to? npm run files:move -- to-s3   or   npm run files:move -- to-disk
  --dry-run        says what would be copied, and copies nothing
  --remove-source  removes each file where it was, once it has arrived`

const KNOWN = new Set(['to-s3', 'to-disk', '--dry-run', '--remove-source'])

await tell(async () => {
  const args = new Set(process.argv.slice(2))
  const [toS3, toDisk] = [args.has('to-s3'), args.has('to-disk')]
  if (toS3 === toDisk || [...args].some((arg) => !KNOWN.has(arg))) throw new Refused(USE)
  if (!env.s3)
    throw new Refused('Set S3_BUCKET and the other S3 variables first (docs/configuration.md).')
  const [disk, bucket] = [diskStore(env.FILES_DIR), s3Store(env.s3)]
  const [from, to] = toS3 ? [disk, bucket] : [bucket, disk]
  const isTrial = args.has('--dry-run')
  console.log(`  ${isTrial ? 'Comparing' : 'Copying'} ${from.place} with ${to.place} …`)
  const { copied, present, removed, bytes } = await moveFiles(from, to, {
    isTrial,
    removes: args.has('--remove-source'),
    say: (key) => console.log(`    ${key}`),
  })
  const would = isTrial ? 'would be ' : ''
  console.log(
    `  ${countWords(copied)} files (${sizeWords(bytes)}) ${would}copied, ${countWords(present)} there already, ${countWords(removed)} ${would}removed where they were.`,
  )
})
