// `npm start` and, with --dev, `npm run dev`. On a fresh clone it runs under whatever Node.js is
// there and with nothing installed, so the rest is loaded only once the version has been looked at.
import { requireNode } from './support/node-version.mjs'

requireNode(process.versions.node)

const { enter } = await import('./support/bootstrap.mjs')
await enter(async () => {
  const { serve } = await import('./support/serve.mjs')
  await serve({ development: process.argv.includes('--dev') })
})
