// Stands in for a web process: `node web-stand-in.mjs PORT`. It says which build it is of, takes a
// moment for each answer, and leaves when told as a real one does. While the file that BROKEN names is
// there, it does not start.
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'

if (process.env.BROKEN && existsSync(process.env.BROKEN)) process.exit(7)

const build = process.env.NEXT_DIST_DIR ?? ''
let isLeaving = false
const server = createServer(async (asked, answer) => {
  if (asked.url === '/api/ready') return answer.end('{}')
  if (asked.url === '/api/health') {
    return answer.end(JSON.stringify({ status: isLeaving ? 'leaving' : 'alive' }))
  }
  let size = 0
  for await (const chunk of asked) size += chunk.length
  setTimeout(() => answer.end(`${build} ${size} ${process.pid}`), 10)
})
server.listen(Number(process.argv[2]), '127.0.0.1')
process.once('SIGUSR2', () => {
  isLeaving = true
  setTimeout(() => server.close(() => process.exit(0)), 400)
})
