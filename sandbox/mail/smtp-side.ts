import type { AddressInfo, Socket } from 'node:net'

import { SMTPServer } from 'smtp-server'
import { sameText } from '@/src/lib/secrets'
import type { MailSandboxKeys } from '@/src/payments/sandbox-contract'
import type { MailSwitches } from './mail-switches'
import { mailOf, type SandboxMail } from './taken-mail'

const answer = (responseCode: number, words: string) =>
  Object.assign(new Error(words), { responseCode })

const REPLIES = {
  '421': answer(421, '4.3.2 Too busy, closing the connection'),
  '451': answer(451, '4.7.1 Try again later'),
  '550': answer(550, '5.1.1 The mailbox does not exist'),
} as const

const isReply = (fault: string): fault is keyof typeof REPLIES => Object.hasOwn(REPLIES, fault)

type Options = {
  readonly keys: MailSandboxKeys
  readonly switches: MailSwitches
  readonly onMail: (mail: SandboxMail) => void
}

function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    stream.setEncoding('utf8')
    stream.on('data', (part) => {
      text += String(part)
    })
    stream.on('end', () => resolve(text))
    stream.on('error', reject)
  })
}

/** The sandbox as a mail server, on a free port of this machine. */
export async function startSmtpSide({ keys, switches, onMail }: Options) {
  const sockets = new Map<number, Socket>()
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true, // nothing leaves this machine
    disableReverseLookup: true,
    banner: 'Mail sandbox: nothing is delivered',
    closeTimeout: 200,
    logger: false,
    onConnect: (_session, done) => {
      done(switches.takeFault('refuse') ? new Error('We do not talk to you') : undefined)
    },
    onAuth: ({ username, password }, _session, done) => {
      const isOurs = username === keys.smtpUser && sameText(password ?? '', keys.smtpPassword)
      if (isOurs) done(null, { user: keys.smtpUser })
      else done(new Error('Wrong user or password'))
    },
    onRcptTo: (_address, _session, done) => {
      const fault = switches.takeFault('hang', '421', '451', '550')
      if (fault === 'hang') return
      if (fault && isReply(fault)) done(REPLIES[fault])
      else done()
    },
    onData: (stream, session, done) => {
      if (switches.takeFault('drop')) {
        // once all of it is here: then no one knows whether it arrived
        stream.on('end', () => sockets.get(session.remotePort)?.destroy()).resume()
        return
      }
      const [first] = session.envelope.rcptTo
      textOf(stream)
        .then((raw) => mailOf(raw, first?.address ?? ''))
        .then((mail) => {
          onMail(mail)
          done()
        }, done)
    },
  })
  server.on('error', () => {}) // a caller that goes away is no news
  server.server.on('connection', (socket: Socket) => {
    const { remotePort } = socket
    if (remotePort === undefined) return
    sockets.set(remotePort, socket)
    socket.once('close', () => sockets.delete(remotePort))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = server.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: async () => {
      for (const socket of sockets.values()) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
