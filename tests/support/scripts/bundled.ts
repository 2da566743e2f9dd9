import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { build } from 'esbuild'

/** They bring machine code or files of their own, or are not there: left to be found in `node_modules`. */
const EXTERNAL = ['sharp', 'pg-native', 'drizzle-kit', '@react-pdf/renderer', '*.node']

/** What modules that were written for `require` find missing in a bundle. */
const BANNER = `
import { createRequire as requireOfBundle } from 'node:module';
const require = requireOfBundle(import.meta.url);
const __filename = import.meta.filename;
const __dirname = import.meta.dirname;`

/**
 * A folder for bundled programs: EXTERNAL is found from it, and the migrations are as far away as from the
 * folders of `scripts`.
 */
export async function bundleFolder() {
  const folder = await mkdtemp(join('node_modules', '.charterdesk-programs-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/**
 * A program of ours with all that it imports in one file, made once for each folder: it starts in an
 * eighth of the time that finding and translating two thousand files takes.
 */
export async function bundled(entry: string, folder: string): Promise<string> {
  const program = join(folder, `${parse(entry).name}.mjs`)
  if (existsSync(program)) return program
  const unfinished = `${program}.${process.pid}`
  await build({
    entryPoints: [entry],
    outfile: unfinished,
    bundle: true,
    platform: 'node',
    format: 'esm',
    inject: ['drizzle-orm/pg-core'], // its files import one another, and work in one order only
    external: EXTERNAL,
    loader: { '.css': 'empty', '.scss': 'empty' },
    banner: { js: BANNER },
    logLevel: 'error',
  })
  await rename(unfinished, program)
  return program
}
