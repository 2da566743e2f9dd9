// `npm run check` runs this: folders that have become too full or are no area, and code of the browser that
// the server would run.
import { clientFunctionProblems } from './support/tests/client-functions.mjs'
import { folderProblems } from './support/tests/folders.mjs'

const problems = [...folderProblems(), ...clientFunctionProblems()]
for (const problem of problems) console.log(problem)
process.exit(problems.length === 0 ? 0 : 1)
