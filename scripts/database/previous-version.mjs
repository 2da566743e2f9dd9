// `npm run test:previous`: the integration tests of the last release on tables that this version has
// migrated. During an update both versions run on them.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { releases } from '../support/migrations/released.mjs'
import { root } from '../support/paths.mjs'

const [latest] = releases()
if (!latest) {
  console.log('Nothing has been released yet: there is no version before this one to try.')
  process.exit(0)
}

const folder = mkdtempSync(join(tmpdir(), 'charterdesk-previous-'))
const copy = join(folder, latest)

/**
 * @param {string} cwd
 * @param {string} program
 * @param {string[]} args
 */
function run(cwd, program, ...args) {
  const env = { ...process.env, ALSO_MIGRATED_BY: root }
  const { status } = spawnSync(program, args, { cwd, env, stdio: 'inherit' })
  return status ?? 1
}

let status = 1
try {
  console.log(`Trying ${latest} on the tables of this version …`)
  status =
    run(root, 'git', 'worktree', 'add', '--detach', copy, latest) ||
    run(copy, 'npm', 'ci', '--no-audit', '--no-fund') ||
    run(copy, 'npm', 'test', '--', 'integration')
} finally {
  run(root, 'git', 'worktree', 'remove', '--force', copy)
  rmSync(folder, { recursive: true, force: true })
}
process.exit(status)
