// Runs a command with the environment of this copy of the project: `node scripts/with-env.mjs CMD…`.
// With --prepared first, the database is migrated and seeded before.
import { requireNode } from './support/node-version.mjs'

requireNode(process.versions.node)

const { enter } = await import('./support/bootstrap.mjs')
await enter(async () => {
  const { runWithEnvironment } = await import('./support/with-environment.mjs')
  const args = process.argv.slice(2)
  const prepared = args[0] === '--prepared'
  await runWithEnvironment(prepared ? args.slice(1) : args, { prepared })
})
