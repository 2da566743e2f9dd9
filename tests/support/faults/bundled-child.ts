import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'

/** They bring machine code, or are not there: left to be found in `node_modules`. */
const EXTERNAL = ['sharp', 'pg-native', 'drizzle-kit', '*.node']

/** What modules that were written for `require` find missing in a bundle. */
const BANNER = `
import { createRequire as requireOfBundle } from 'node:module';
const require = requireOfBundle(import.meta.url);
const __filename = import.meta.filename;
const __dirname = import.meta.dirname;`

/**
 * The program that is to be killed, with Payload and our whole configuration in one file: it starts
 * in an eighth of the time that finding and translating two thousand files takes each time.
 */
export async function bundledChild(entry = 'tests/support/faults/child-server.ts') {
  const place = join('node_modules', '.cache') // from where EXTERNAL is found
  await mkdir(place, { recursive: true })
  const folder = await mkdtemp(join(place, 'charterdesk-child-'))
  const program = join(folder, 'child.mjs')
  await build({
    entryPoints: [entry],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: EXTERNAL,
    loader: { '.css': 'empty', '.scss': 'empty' },
    banner: { js: BANNER },
    logLevel: 'error',
  })
  return { program, remove: () => rm(folder, { recursive: true, force: true }) }
}
