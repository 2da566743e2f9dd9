import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

/** A server that reads a body as Next does for its proxy, and a sender who leaves before the answer. */
const LEAVING = (prepare: string) => `
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { connect } from 'node:net'
${prepare}
const require = createRequire(${JSON.stringify(path.resolve('package.json'))})
const { getCloneableBody } = require('next/dist/server/body-streams')
process.on('uncaughtException', ({ message, code }) => console.log(message, code))
const server = createServer(async (request, response) => {
  const body = getCloneableBody(request)
  const copy = body.cloneBodyStream().resume()
  await new Promise((done) => copy.on('end', done))
  await body.finalize()
  response.on('close', () => setTimeout(() => process.exit(0), 20))
  sender.destroy()
}).listen(0)
const sender = connect(server.address().port)
sender.write('POST / HTTP/1.1\\r\\nhost: here\\r\\ncontent-length: 2\\r\\n\\r\\nhi')
`

async function saidBy(prepare: string): Promise<string> {
  const program = ['--input-type=module', '--eval', LEAVING(prepare)]
  const { stdout } = await promisify(execFile)(process.execPath, program)
  return stdout.trim()
}

test('a sender who leaves before the answer is no uncaught exception', async () => {
  const file = JSON.stringify(path.resolve('src/lib/http/next/hear-broken-off.ts'))

  expect(await saidBy('')).toBe('aborted ECONNRESET') // else Next has mended it: ours can go
  expect(await saidBy(`import { hearBrokenOff } from ${file}\nhearBrokenOff()`)).toBe('')
})
