// `npm run data`: writes docs/data.md, what each table holds, how it is protected and how long it is kept.
import './database/quiet'

import { writeFileSync } from 'node:fs'

import { dataPage } from '@/src/services/platform/retention/data-register'

import { tablesNow } from './backup/ours'

writeFileSync('docs/data.md', dataPage(tablesNow().toSorted()))
process.exit(0)
