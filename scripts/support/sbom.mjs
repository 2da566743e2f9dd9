import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { promisify } from 'node:util'

import { inRoot } from './paths.mjs'
import { say } from './progress.mjs'

/** npm's own, of what runs: `--workspaces=false` leaves out the lab, whose packages only measure. */
const SBOM = [
  ...['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev'],
  ...['--workspaces=false', '--include-workspace-root'],
]

/**
 * Writes the bill of materials (CycloneDX) beside a build: each package that runs, with its version,
 * hash and license.
 * @param {string} file
 */
export async function writeSbom(file) {
  try {
    const options = { cwd: inRoot(), maxBuffer: 64 * 1024 * 1024 }
    const { stdout } = await promisify(execFile)('npm', SBOM, options)
    writeFileSync(file, stdout)
  } catch {
    say('No bill of materials was written: npm could not list the packages.')
  }
}
