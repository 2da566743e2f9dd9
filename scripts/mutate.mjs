// `npm run mutate`: whether a test would notice, were a rule on money, rights or deadlines another.
// `npm run mutate -- orders affiliates`: the same of some folders of src/domain.
import { requireNode } from './support/node-version.mjs'

requireNode(process.versions.node)

const { enter } = await import('./support/bootstrap.mjs')
await enter(async () => {
  const { runMutations } = await import('./support/tests/mutate-run.mjs')
  await runMutations(process.argv.slice(2))
})
