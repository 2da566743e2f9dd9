import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** @typedef {{ pid: number, identity: string | null }} ProcessRecord */

/**
 * What tells one process from a later one that was given the same number: when it started, and in
 * which run of the machine. Null when no such process lives.
 * @param {number | undefined} pid
 * @returns {string | null}
 */
export function identify(pid) {
  if (pid === undefined || !Number.isInteger(pid) || pid <= 0) return null
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid)
}

/**
 * Whether the process that was recorded is still that process, and alive.
 * @param {Partial<ProcessRecord> | null} recorded
 */
export function isAlive(recorded) {
  return Boolean(recorded?.identity) && identify(recorded?.pid) === recorded?.identity
}

/**
 * A record of a process that `isAlive` can judge later.
 * @param {number} pid
 * @returns {ProcessRecord}
 */
export function record(pid) {
  return { pid, identity: identify(pid) }
}

/** @param {number} pid */
function fromProc(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z' || fields[0] === 'X') return null
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${fields[19]}`
  } catch {
    return null
  }
}

/** @param {number} pid */
function fromPs(pid) {
  try {
    return (
      execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null
    )
  } catch {
    return null
  }
}
