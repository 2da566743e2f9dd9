import { cpSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { temporaryFolder } from './watch'

/** A copy of the project's start-up, which keeps its data beside itself. */
export function copyOfProject(): string {
  const root = temporaryFolder()
  cpSync('scripts/support', join(root, 'scripts/support'), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  return root
}
