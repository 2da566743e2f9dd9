import { execFileSync } from 'node:child_process'
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { copyOfProject } from '../support/scripts/project-copy'

const modeOf = (path: string) => statSync(path).mode & 0o777

/** When root runs it, the database's own user has to pass, by its group. */
const CLOSED = process.getuid?.() === 0 ? 0o710 : 0o700

function openSecrets(root: string): void {
  const program = `
    process.umask(0)
    const { makeDataFolder, openSecrets } = await import('./scripts/support/data-folder.mjs')
    makeDataFolder()
    openSecrets()
  `
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: root })
}

test('what a copy of the project keeps is closed to other users, whatever the umask', () => {
  const root = copyOfProject()

  openSecrets(root)

  expect(modeOf(join(root, '.data'))).toBe(CLOSED)
  expect(modeOf(join(root, '.data/files'))).toBe(0o700)
  expect(modeOf(join(root, '.data/logs'))).toBe(0o700)
  expect(modeOf(join(root, '.data/secrets.json'))).toBe(0o600)
})

test('the folders of an earlier version are closed at the next start', () => {
  const root = copyOfProject()
  for (const path of ['.data', '.data/files']) mkdirSync(join(root, path), { mode: 0o755 })

  openSecrets(root)

  expect(modeOf(join(root, '.data'))).toBe(CLOSED)
  expect(modeOf(join(root, '.data/files'))).toBe(0o700)
})
