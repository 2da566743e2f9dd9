// A web process of its own, with CHARTERDESK_FAILPOINT in its environment: it is here to be killed.
import config from '@payload-config'
import { getPayload } from 'payload'

import { serverHere } from '../server'
import { requestMessage } from './messages'

async function answer(message: unknown): Promise<void> {
  const { id, url, method, headers, body } = requestMessage.parse(message)
  const response = await serverHere(new Request(url, { method, headers, body }))
  process.send?.({
    id,
    status: response.status,
    headers: [...response.headers],
    body: await response.text(),
  })
}

await getPayload({ config })
process.on('message', (message) => {
  answer(message).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`)
    process.exit(1)
  })
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
