import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

import { codeOf } from '../refusal.mjs'
import { isAlive, record } from './process-identity.mjs'

/** @typedef {import('./process-identity.mjs').ProcessRecord} ProcessRecord */
/** @typedef {ProcessRecord & { children?: ProcessRecord[] }} LockContent */

/**
 * @typedef {object} Lock
 * @property {undefined} [heldBy]
 * @property {LockContent | null} left what a dead owner had noted
 * @property {(facts: Partial<LockContent>) => void} note adds to what the file says
 * @property {() => void} release
 */

/**
 * Takes a lock file for this process. A lock left behind by a process that no longer lives counts
 * for nothing, so it can't go stale.
 *
 * Answers `{ heldBy }` when a living process has it, else `{ left, note, release }`, where `left` is
 * what a dead owner had noted in it.
 * @param {string} file
 * @returns {{ heldBy: LockContent } | Lock}
 */
export function takeLock(file) {
  for (;;) {
    const before = read(file)
    if (before && isAlive(before.content)) return { heldBy: before.content }
    if (before && !setAside(file, before.text)) continue
    if (create(file, record(process.pid))) return holder(file, before?.content ?? null)
  }
}

/**
 * @param {string} file
 * @param {LockContent | null} left
 * @returns {Lock}
 */
function holder(file, left) {
  let isMine = true
  return {
    left,
    note: (facts) => {
      if (isMine) write(`${file}.${process.pid}`, { ...record(process.pid), ...facts }, file)
    },
    release: () => {
      isMine = false
      rmSync(file, { force: true })
    },
  }
}

/** @param {string} file */
function read(file) {
  try {
    const text = readFileSync(file, 'utf8')
    return { text, content: parse(text) }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

/**
 * @param {string} text
 * @returns {LockContent}
 */
function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return { pid: 0, identity: null }
  }
}

/**
 * Moves a dead lock away; false when someone else had replaced it meanwhile.
 * @param {string} file
 * @param {string} text
 */
function setAside(file, text) {
  const aside = `${file}.${process.pid}.old`
  try {
    renameSync(file, aside)
    const same = readFileSync(aside, 'utf8') === text
    if (!same) linkSync(aside, file)
    return same
  } catch (error) {
    if (['ENOENT', 'EEXIST'].includes(codeOf(error) ?? '')) return false
    throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

/**
 * Creates the file with its content in one go; false when it exists.
 * @param {string} file
 * @param {LockContent} content
 */
function create(file, content) {
  const own = `${file}.${process.pid}`
  writeFileSync(own, JSON.stringify(content), { mode: 0o600 })
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own, { force: true })
  }
}

/**
 * @param {string} temporary
 * @param {LockContent} content
 * @param {string} file
 */
function write(temporary, content, file) {
  writeFileSync(temporary, JSON.stringify(content), { mode: 0o600 })
  renameSync(temporary, file)
}
