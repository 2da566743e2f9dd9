// `npm run bench:site`: what the public pages cost a server and a visitor, beside bare ones.
import { requireNode } from './support/node-version.mjs'

requireNode(process.versions.node)

const { enter } = await import('./support/bootstrap.mjs')
await enter(async () => {
  const { runSiteBench } = await import('./support/tests/bench-site-run.mjs')
  await runSiteBench()
})
