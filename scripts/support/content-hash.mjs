import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { inRoot } from './paths.mjs'

/**
 * Adds a file, or all files of a folder, by path and content; one that is not there adds nothing.
 * @param {import('node:crypto').Hash} hash
 * @param {string} path
 */
export function addFile(hash, path) {
  const full = inRoot(path)
  if (!existsSync(full)) return
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) addFile(hash, join(path, name))
    return
  }
  const content = readFileSync(full)
  hash.update(`${path}\0${content.length}\0`).update(content)
}
