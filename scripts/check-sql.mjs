// `npm run check` runs this: SQL that names tables or columns as text, which no type check sees.
import { untypedSql } from './support/tests/untyped-sql.mjs'

const problems = untypedSql()
for (const problem of problems) console.log(problem)
process.exit(problems.length === 0 ? 0 : 1)
