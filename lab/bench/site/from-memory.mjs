// Serves the packed bytes of one page from memory with nothing but Node.js: what `npm run bench -- front`
// compares with. Says its port to its parent, with whom it ends.
import { createServer, get } from 'node:http'

const [address = ''] = process.argv.slice(2)

get(address, { headers: { 'accept-encoding': 'gzip' } }, async (answer) => {
  const chunks = await answer.toArray()
  const body = Buffer.concat(chunks)
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
      'content-length': body.length,
    })
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => {
    const bound = server.address()
    process.send?.(bound && typeof bound === 'object' ? bound.port : 0)
  })
})
process.on('disconnect', () => process.exit(0))
