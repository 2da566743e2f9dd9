import { spawn } from 'node:child_process'

import { record } from './process-identity.mjs'

const AGAIN_AFTER_MS = 500

const watcherProgram = `${import.meta.dirname}/orphan-watcher.mjs`

/** @typedef {import('./process-identity.mjs').ProcessRecord} ProcessRecord */
/** @typedef {{ groups: ProcessRecord[], servers: ProcessRecord[], folders: string[] }} Estate */

/** @type {Map<number, ProcessRecord>} */
const groups = new Map()
/** @type {Map<number, ProcessRecord>} */
const servers = new Map()
/** @type {Set<string>} */
const folders = new Set()

/** @type {import('node:child_process').ChildProcess | null} */
let watcher = null

/**
 * Has the watcher there before there is anything to watch: else what we start would outlive us, were we
 * killed while the watcher is being started.
 */
export function prepareToWatch() {
  watcher ??= startWatcher()
}

/**
 * Has a process group end when this process dies, however it dies: a small watcher outlives us and
 * sees to it, since nothing of ours runs after a `kill -9`. Say `forget` when the group has ended.
 * @param {number} pid of the group's leader
 */
export function watchGroup(pid) {
  groups.set(pid, record(pid))
  tellWatcher()
  return { forget: () => forget(groups, pid) }
}

/**
 * The same for a PostgreSQL server, which is stopped after those who use it, in its own way.
 * @param {number} pid
 */
export function watchServer(pid) {
  servers.set(pid, record(pid))
  tellWatcher()
  return { forget: () => forget(servers, pid) }
}

/**
 * The same for a throwaway folder, which is removed last.
 * @param {string} folder
 */
export function watchFolder(folder) {
  folders.add(folder)
  tellWatcher()
  return {
    forget: () => {
      folders.delete(folder)
      tellWatcher()
    },
  }
}

/**
 * @param {Map<number, ProcessRecord>} records
 * @param {number} pid
 */
function forget(records, pid) {
  records.delete(pid)
  tellWatcher()
}

function tellWatcher() {
  if (!watcher && groups.size + servers.size + folders.size === 0) return
  watcher ??= startWatcher()
  /** @type {Estate} */
  const estate = {
    groups: [...groups.values()],
    servers: [...servers.values()],
    folders: [...folders],
  }
  watcher.stdin?.write(`${JSON.stringify(estate)}\n`)
}

/** A process of its own session, which no Ctrl-C and no closing terminal reaches. */
function startWatcher() {
  const child = spawn(process.execPath, [watcherProgram], {
    cwd: '/',
    detached: true,
    env: { PATH: process.env.PATH },
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  child.stdin.on('error', () => {}) // it has been killed; another one follows
  child.on('error', () => startAgain(child))
  child.on('exit', () => startAgain(child))
  child.unref()
  if ('unref' in child.stdin && typeof child.stdin.unref === 'function') child.stdin.unref()
  return child
}

/** @param {import('node:child_process').ChildProcess} child */
function startAgain(child) {
  if (watcher !== child) return
  setTimeout(() => {
    watcher = null
    tellWatcher()
  }, AGAIN_AFTER_MS).unref()
}
