import { createServer, type Socket } from 'node:net'

/** Where an SMTP dialog may break off: before the answer to each of these. */
export const STAGES = ['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'content'] as const
export type Stage = (typeof STAGES)[number]

export const WAYS_TO_BREAK = ['is silent', 'resets', 'closes'] as const
type Break = (typeof WAYS_TO_BREAK)[number]

const REPLIES = {
  greeting: '220 hello',
  EHLO: '250 hello',
  MAIL: '250 fine',
  RCPT: '250 fine',
  DATA: '354 go on',
  content: '250 taken',
} as const satisfies Record<Stage, string>

/** A mail server that breaks off at one stage of each dialog, in one way; without one it takes mail. */
export async function brokenServer() {
  let plan: { readonly stage: Stage; readonly how: Break } | null = null
  let taken = 0
  const answer = (socket: Socket, stage: Stage) => {
    if (plan?.stage !== stage) {
      if (stage === 'content') taken += 1
      return socket.write(`${REPLIES[stage]}\r\n`)
    }
    if (plan.how === 'resets') return socket.resetAndDestroy()
    return plan.how === 'closes' ? socket.end() : undefined
  }
  const server = createServer((socket) => {
    let isContent = false
    let text = ''
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      text += chunk.toString()
      if (isContent) {
        if (!text.endsWith('\r\n.\r\n')) return
        isContent = false
        text = ''
        answer(socket, 'content')
        return
      }
      if (!text.endsWith('\r\n')) return
      const command = STAGES.find((one) => text.toUpperCase().startsWith(one))
      const isLogin = text.startsWith('AUTH')
      text = ''
      if (command === 'DATA') isContent = plan?.stage !== 'DATA'
      if (command) answer(socket, command)
      else socket.write(isLogin ? '235 fine\r\n' : '250 fine\r\n')
    })
    answer(socket, 'greeting')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    breakAt: (stage: Stage | null, how: Break = 'closes') => {
      plan = stage && { stage, how }
    },
    taken: () => taken,
    stop: () => server.close(),
  }
}
