// `npm run rotate-secret`: replaces the secret of this copy of the project, or finishes doing so. Where
// the environment names the secret, both are set there: see docs/keys.md.
import { requireNode } from './support/node-version.mjs'

requireNode(process.versions.node)

const { enter } = await import('./support/bootstrap.mjs')
await enter(async () => {
  const { replaceSecret } = await import('./support/processes/replace-secret.mjs')
  await replaceSecret()
})
