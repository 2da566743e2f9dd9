import { SMTPServer } from 'smtp-server'

export type MailServer = {
  readonly port: number
  /** Every mail that came, as it came. */
  readonly received: readonly string[]
  /** When each of them came, as `Date.now()` has it. */
  readonly arrivals: readonly number[]
  /** How often someone has connected. */
  connections(): number
  /** What the server answers to the next recipients: nothing wrong, or an SMTP code. */
  answerWith(code: number | null): void
  /** What the server says after the 250 to the next mails, such as the id it gives them. */
  takeAs(words: string): void
  stop(): Promise<void>
}

type Login = { readonly user: string; readonly password: string }

/**
 * A mail server on a free port of this machine, which keeps what it is given.
 *
 * @param login takes mail only from anyone who gives this user and password; from anybody without it
 */
export async function startMailServer(login?: Login): Promise<MailServer> {
  const received: string[] = []
  const arrivals: number[] = []
  let refusal: number | null = null
  let connections = 0
  let words = 'OK: message queued'
  const server = new SMTPServer({
    disabledCommands: login ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      if (username === login?.user && password === login?.password) done(null, { user: username })
      else done(new Error('Wrong user or password'))
    },
    disableReverseLookup: true,
    closeTimeout: 200, // connections are kept open for the next mail
    onConnect: (_session, done) => {
      connections += 1
      done()
    },
    logger: false,
    onRcptTo: (_address, _session, done) => {
      if (refusal === null) return done()
      done(Object.assign(new Error('Refused'), { responseCode: refusal }))
    },
    onData: (stream, _session, done) => {
      let mail = ''
      stream.setEncoding('utf8')
      stream.on('data', (part: string) => {
        mail += part
      })
      stream.on('end', () => {
        received.push(mail)
        arrivals.push(Date.now())
        done(null, words)
      })
    },
  })
  server.on('error', () => undefined) // anyone who is killed while sending resets the connection
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  if (typeof address !== 'object' || !address) throw new Error('The mail server has no port')
  return {
    port: address.port,
    received,
    arrivals,
    connections: () => connections,
    answerWith: (code) => {
      refusal = code
    },
    takeAs: (said) => {
      words = said
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
