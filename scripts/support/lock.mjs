import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

import { isAlive, record } from './process-identity.mjs'

/**
 * Takes a lock file for this process. A lock left behind by a process that no longer lives counts
 * for nothing, so it can't go stale.
 *
 * Answers `{ heldBy }` when a living process has it, else `{ left, note, release }`, where `left` is
 * what a dead owner had noted in it.
 */
export function takeLock(file) {
  for (;;) {
    const before = read(file)
    if (before && isAlive(before.content)) return { heldBy: before.content }
    if (before && !setAside(file, before.text)) continue
    if (create(file, record(process.pid))) return holder(file, before?.content ?? null)
  }
}

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

function read(file) {
  try {
    const text = readFileSync(file, 'utf8')
    return { text, content: parse(text) }
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/** Moves a dead lock away; false when somebody else had replaced it meanwhile. */
function setAside(file, text) {
  const aside = `${file}.${process.pid}.old`
  try {
    renameSync(file, aside)
    const same = readFileSync(aside, 'utf8') === text
    if (!same) linkSync(aside, file)
    return same
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

/** Creates the file with its content in one go; false when it exists. */
function create(file, content) {
  const own = `${file}.${process.pid}`
  writeFileSync(own, JSON.stringify(content), { mode: 0o600 })
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own, { force: true })
  }
}

function write(temporary, content, file) {
  writeFileSync(temporary, JSON.stringify(content), { mode: 0o600 })
  renameSync(temporary, file)
}
