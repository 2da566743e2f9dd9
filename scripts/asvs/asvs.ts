// `npm run asvs`: each requirement of OWASP ASVS 5.0 at levels 1 and 2, whether the product meets it, and
// what proves it. Fails for a proof that is gone, and with --check for a docs/asvs.md that says otherwise.
// `--write` writes that file.
import { readFileSync, writeFileSync } from 'node:fs'

import { asvsPage, lostProofs, requirements } from './requirements'

const PAGE = 'docs/asvs.md'

const rows = requirements()
const lost = lostProofs(rows)
const page = asvsPage(rows)
if (process.argv.includes('--write')) writeFileSync(PAGE, page)
else if (process.argv.includes('--check')) {
  if (readFileSync(PAGE, 'utf8') !== page) lost.push(`${PAGE} is outdated: npm run asvs -- --write`)
} else console.log(page)
for (const problem of lost) console.error(problem)
process.exit(lost.length === 0 ? 0 : 1)
