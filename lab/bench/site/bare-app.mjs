import { mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { inData, root } from '../../../scripts/support/paths.mjs'
import { atEnd } from '../../../scripts/support/processes/lifecycle.mjs'
import { sleep } from '../../../scripts/support/progress.mjs'
import { Refusal } from '../../../scripts/support/refusal.mjs'
import { nextCommand } from '../../../scripts/support/tools.mjs'

/**
 * @typedef {object} BareOptions
 * @property {import('../../../scripts/support/processes/processes.mjs').Processes} processes
 * @property {NodeJS.ProcessEnv} env
 * @property {string} logs
 */

const FOLDER = inData('bench-site')
const READY_WITHIN_MS = 30_000

/** What Next writes around a page's own markup. */
const FRAME_BYTES = 6_000

/** The page of the bare app that is as large as the landing page. */
export const SAME_SIZE = '/same-size'

const LAYOUT = `export const metadata = { title: 'Bare' }

export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>
}
`

const EMPTY = `export default function Page() {
  return <p>Empty</p>
}
`

const PADDED = `import { markup } from './markup'

export default function Page() {
  return <div dangerouslySetInnerHTML={{ __html: markup }} />
}
`

const CONFIG = `export default {
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  turbopack: { root: ${JSON.stringify(root)} },
}
`

/**
 * As much of the landing page's own markup as makes a page of its size: Next sends a page's
 * content twice, as HTML and as data.
 * @param {string} landing
 */
function padding(landing) {
  const body = landing.slice(landing.indexOf('<body'))
  const markup = body.replaceAll(/<script[\s\S]*?<\/script>|<!--[\s\S]*?-->/g, '')
  const asData = JSON.stringify(JSON.stringify(markup)).length
  const share = (landing.length - FRAME_BYTES) / (markup.length + asData)
  return markup.repeat(Math.ceil(share)).slice(0, Math.round(markup.length * share))
}

/**
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  const file = join(FOLDER, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
}

/**
 * A Next app of two static pages, built with the packages of this project.
 * @param {BareOptions} options
 * @param {string} landing
 */
export async function buildBareApp({ processes, env, logs }, landing) {
  rmSync(FOLDER, { recursive: true, force: true })
  atEnd(() => rmSync(FOLDER, { recursive: true, force: true }))
  write('package.json', JSON.stringify({ private: true, type: 'module' }))
  write('next.config.mjs', CONFIG)
  write('instrumentation.js', 'export function register() {}\n') // or Next takes the project's own
  write('app/layout.jsx', LAYOUT)
  write('app/page.jsx', EMPTY)
  write(`app${SAME_SIZE}/page.jsx`, PADDED)
  write(`app${SAME_SIZE}/markup.js`, `export const markup = ${JSON.stringify(padding(landing))}\n`)
  const stdio = openSync(join(logs, 'bare-build.log'), 'a', 0o600)
  const code = await processes.run(process.execPath, nextCommand('build', FOLDER), { env, stdio })
  if (code === 0) return
  throw new Refusal('The bare pages could not be built.', `See ${join(logs, 'bare-build.log')}.`)
}

/**
 * Serves them; gives their origin.
 * @param {BareOptions} options
 * @param {number} port
 */
export async function startBareApp({ processes, env, logs }, port) {
  const origin = `http://localhost:${port}`
  const stdio = openSync(join(logs, 'bare.log'), 'a', 0o600)
  processes.launch(process.execPath, nextCommand('start', FOLDER, '-p', String(port)), {
    env,
    stdio,
  })
  for (const until = Date.now() + READY_WITHIN_MS; Date.now() < until; await sleep(100)) {
    const answer = await fetch(origin).catch(() => null)
    if (answer?.ok) return origin
  }
  throw new Refusal('The bare pages are not served.', `See ${join(logs, 'bare.log')}.`)
}
