// `npm test`. On a fresh clone it installs what is missing, as `npm start` does.
import { requireNode } from './support/node-version.mjs'

requireNode(process.versions.node)

const { enter } = await import('./support/bootstrap.mjs')
await enter(async () => {
  const { runTests } = await import('./support/tests/test-run.mjs')
  await runTests(process.argv.slice(2))
})
