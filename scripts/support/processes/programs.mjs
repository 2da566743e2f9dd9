import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, stop } from 'esbuild'

import { addFile } from '../content-hash.mjs'
import { inRoot } from '../paths.mjs'

/** As far from the migrations as the folders of `scripts`, and where packages are found from. */
const FOLDER = inRoot('node_modules/.charterdesk-programs')
const STAMP = join(FOLDER, 'stamp')

const SANDBOX = 'sandbox/sandbox.ts'
const ENTRIES = ['scripts/prepare.ts', 'scripts/front.ts', 'scripts/worker.ts']

/** Every file and folder whose contents go into the programs. */
const SOURCES = [
  ...['src', 'collections', 'globals', 'hooks', 'endpoints', 'scripts', 'sandbox'],
  ...['payload.config.ts', 'package-lock.json', 'tsconfig.json'],
]

/** What modules that were written for `require` find missing in a bundle. */
const BANNER = `
import { createRequire as requireOfBundle } from 'node:module';
const require = requireOfBundle(import.meta.url);
const __filename = import.meta.filename;
const __dirname = import.meta.dirname;`

/**
 * How a program of ours becomes JavaScript: it starts in a quarter of the time, and in half of the
 * memory, that finding and translating two thousand files takes.
 * @satisfies {import('esbuild').BuildOptions}
 */
export const BUNDLE = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  inject: ['drizzle-orm/pg-core'], // its files import one another, and work in one order only
  // They bring machine code or files of their own, or are not there: found in `node_modules`.
  external: ['sharp', 'pg-native', 'drizzle-kit', '@react-pdf/renderer', '*.node'],
  loader: { '.css': 'empty', '.scss': 'empty' },
  banner: { js: BANNER },
  logLevel: 'error',
}

/**
 * Arguments with which Node.js runs a bundled program.
 * @param {'prepare' | 'front' | 'worker' | 'sandbox'} name
 */
export const program = (name) => [join(FOLDER, `${name}.mjs`)]

/** @type {Promise<void> | undefined} */
let bundling

/** Bundles the programs, once in this process. */
export function bundlePrograms() {
  bundling ??= bundle()
  return bundling
}

/**
 * Bundles the programs, unless they are of just this source already: each whole in a file of its own. With
 * shared parts, modules would run in another order, and `prepare` reads whose database it is first.
 */
async function bundle() {
  const hash = createHash('sha256')
  for (const source of SOURCES) addFile(hash, source)
  const fingerprint = hash.digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint) return
  rmSync(STAMP, { force: true })
  await build({
    ...BUNDLE,
    absWorkingDir: inRoot(),
    entryPoints: existsSync(inRoot(SANDBOX)) ? [...ENTRIES, SANDBOX] : ENTRIES, // images have none
    outdir: FOLDER,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
  })
  await stop() // else it stays beside the site, with all that it read
  writeFileSync(STAMP, fingerprint)
}
