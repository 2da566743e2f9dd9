// Creates the tables, then the shop.
import { spawnSync } from 'node:child_process'

const cli = `${import.meta.dirname}/cli.js`
for (const args of [
  ['db:migrate', '--execute-safe-links'],
  ['exec', './fill-shop.js'],
]) {
  const { status } = spawnSync(process.execPath, [cli, ...args], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
