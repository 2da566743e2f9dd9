// `npm run check` runs this: folders that have become too full, and folders that are no area.
import { folderProblems } from './support/tests/folders.mjs'

const problems = folderProblems()
for (const problem of problems) console.log(problem)
process.exit(problems.length === 0 ? 0 : 1)
