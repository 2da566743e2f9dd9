import { isIP } from 'node:net'

import { createTransport, type Transporter } from 'nodemailer'

export type SmtpServer = {
  readonly host: string
  readonly port: number
  /** TLS from the first byte; otherwise it is begun when the server offers it. */
  readonly secure: boolean
  readonly user: string | null
  readonly password: string | null
}

type Pool = {
  readonly settings: string
  readonly address: string
  readonly transport: Transporter
}

/**
 * Servers that are silent for longer are given up, so that a job ends before its time is up; a
 * connection that nobody has used for as long is closed.
 */
const PATIENCE_MS = 20_000

/** Connects to the very address that was looked at; the certificate is still the name's. */
function poolOptions({ host, port, secure, user, password }: SmtpServer, address: string) {
  return {
    pool: true,
    maxRequeues: 0, // a mail whose connection broke may have arrived: the outbox decides
    host: address,
    port,
    secure,
    ...(isIP(host) ? {} : { servername: host, tls: { servername: host } }),
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(user ? { auth: { user, pass: password ?? '' } } : {}),
  } as const
}

let open: Pool | null = null

/** Lets the connections to the mail server go; a mail that is on its way is finished first. */
export function closeSmtpPool(): void {
  open?.transport.close()
  open = null
}

/**
 * The connections to a mail server, kept from one mail to the next. Other settings open others, and
 * so does a name that no longer leads to where they go.
 */
export function smtpPool(server: SmtpServer, addresses: readonly string[]): Transporter {
  const settings = JSON.stringify(server)
  if (open?.settings === settings && addresses.includes(open.address)) return open.transport
  closeSmtpPool()
  const [address = server.host] = addresses
  const options = poolOptions(server, address)
  open = { settings, address, transport: createTransport(options) }
  return open.transport
}
