import type { Client } from 'pg'
import { SMTPServer } from 'smtp-server'

/** The mail server of everybody who gets mail; none of the faults is aimed at it. */
export async function startMailServer() {
  /** How often a mail came, by its Message-ID. */
  const received = new Map<string, number>()
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 200,
    logger: false,
    onData: (stream, _session, done) => {
      let mail = ''
      stream.setEncoding('utf8')
      stream.on('data', (part: string) => {
        mail += part
      })
      stream.on('end', () => {
        const id = /^Message-ID: (\S+)/im.exec(mail)?.[1] ?? ''
        received.set(id, (received.get(id) ?? 0) + 1)
        done()
      })
    },
  })
  server.on('error', () => {}) // a worker that is killed breaks its connection off
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  if (typeof address !== 'object' || !address) throw new Error('The mail server has no port')
  return {
    port: address.port,
    received,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Has the shop send its mails there. */
export async function sendMailTo(database: Client, port: number): Promise<void> {
  const set = [port, 'shop@example.com']
  const { rowCount } = await database.query(
    `update private_settings set mail_transport = 'smtp', smtp_host = '127.0.0.1', smtp_port = $1,
      smtp_secure = false, smtp_from_email = $2`,
    set,
  )
  if (rowCount) return
  await database.query(
    `insert into private_settings
      (mail_transport, smtp_host, smtp_port, smtp_secure, smtp_from_email, updated_at, created_at)
      values ('smtp', '127.0.0.1', $1, false, $2, now(), now())`,
    set,
  )
}
