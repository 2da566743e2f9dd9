// `npm start` and, with --dev, `npm run dev`; with --reload, `npm run reload`. On a fresh clone it runs
// under whatever Node.js is there and with nothing installed, so the rest is loaded only once the
// version has been looked at.
import { requireNode } from './support/node-version.mjs'

requireNode(process.versions.node)

const isReload = process.argv.includes('--reload')
const { enter } = await import('./support/bootstrap.mjs')
const { installPackages, requireInstalled } = await import('./support/install.mjs')
await enter(
  async () => {
    if (isReload) {
      const { reload } = await import('./support/processes/reload.mjs')
      await reload()
      return
    }
    const { serve } = await import('./support/serve.mjs')
    await serve({ development: process.argv.includes('--dev') })
  },
  isReload ? requireInstalled : installPackages,
)
