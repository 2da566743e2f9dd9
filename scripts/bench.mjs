// `npm run bench`: how many checkouts the whole of it completes, and how long each step takes.
// `npm run bench -- dashboard`: what ten thousand orders do to the pages of the dashboard.
// `npm run bench -- back-office`: what a million rows in each table do to lists, dashboard and export.
// `npm run bench -- leads`: what a million leads do to their list, their calls and their file.
// `npm run bench -- content`: what a hundred thousand texts do to their table and to find and replace.
// `npm run bench -- front`: how fast public pages come from memory, beside Node.js alone and a static page.
// `npm run bench -- geo`: what ten million visits a year do to the page that shows where they came from.
import { requireNode } from './support/node-version.mjs'

requireNode(process.versions.node)

const { enter } = await import('./support/bootstrap.mjs')
await enter(async () => {
  const { runBench } = await import('./support/tests/bench-run.mjs')
  await runBench(process.argv[2])
})
