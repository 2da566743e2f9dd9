// `npm run bench`: one table of what the whole of it carries, with peers measured in the same run.
// With names behind `--` only those: `start` (first page, idle memory), `landing`, `sign-in`, `jobs`,
// `place-settle` (buyers at fixed rates), `checkouts` (buyers without a pause, one web process and
// three), `dashboard`, `back-office`, `leads`, `content`, `front`, `geo`, `packet`. `--rows N`: how many rows
// the long lists have, instead of a million. `order-profile` stands alone and builds nothing: the statements,
// write-ahead log and processor time of one paid order. So does `peers`: our orders beside those of Payload's
// ecommerce plugin, Vendure and Medusa, which are installed for it; with names behind it only those.
import { requireNode } from '../scripts/support/node-version.mjs'

requireNode(process.versions.node)

const { enter } = await import('../scripts/support/bootstrap.mjs')
await enter(async () => {
  if (process.argv[2] === 'order-profile') {
    process.env.PROFILED_ORDERS = '60'
    const { runTests } = await import('../scripts/support/tests/test-run.mjs')
    return runTests(['integration', '--', 'tests/services/orders/order-cost.test.ts'])
  }
  if (process.argv[2] === 'peers') {
    const { runPeers } = await import('./support/peers-run.mjs')
    return runPeers(process.argv.slice(3))
  }
  const { runBench } = await import('./support/bench-run.mjs')
  await runBench(process.argv.slice(2))
})
