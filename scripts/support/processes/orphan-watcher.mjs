// Outlives the process that starts it, and then ends what that one has left running. Each line on
// the standard input is the whole list of what there is; its end means that the writer is dead.
import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'

import { stopServer } from '../postgres/postgres-leftover.mjs'
import { endGroups } from './process-groups.mjs'
import { isAlive } from './process-identity.mjs'

/** @type {import('./orphans.mjs').Estate} */
let left = { groups: [], servers: [], folders: [] }

for await (const line of createInterface({ input: process.stdin })) {
  try {
    left = JSON.parse(line)
  } catch {
    // The writer died in the middle of a line; the one before it still holds.
  }
}
await endGroups(left.groups)
await Promise.all(left.servers.filter(isAlive).map(({ pid }) => stopServer(pid)))
for (const folder of left.folders) rmSync(folder, { recursive: true, force: true })
