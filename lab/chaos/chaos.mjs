// `npm run chaos`: thousands of purchases while everything is killed, restarted and lied to.
import { requireNode } from '../../scripts/support/node-version.mjs'

requireNode(process.versions.node)

const { enter } = await import('../../scripts/support/bootstrap.mjs')
await enter(async () => {
  const { runChaos } = await import('./run-chaos.mjs')
  await runChaos(process.argv.slice(2))
})
