// `npm run bench:site`: what a visitor's browser gets of the public pages, beside an empty one. With
// `-- sizes` only what a busy machine does not change.
import { requireNode } from '../scripts/support/node-version.mjs'

requireNode(process.versions.node)

const { enter } = await import('../scripts/support/bootstrap.mjs')
await enter(async () => {
  const { runSiteBench } = await import('./support/bench-site-run.mjs')
  await runSiteBench({ isSizesAlone: process.argv.includes('sizes') })
})
