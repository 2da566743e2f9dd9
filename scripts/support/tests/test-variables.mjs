import { randomBytes } from 'node:crypto'
import { join } from 'node:path'

/**
 * What the project's programs are told in a test run, whatever the machine's own settings are.
 * @param {Pick<import('../postgres/throwaway.mjs').Throwaway, 'address' | 'folder'>} throwaway
 * @param {string} database
 */
export function testVariables({ address, folder }, database) {
  return {
    DATABASE_URL: address(database),
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    SITE_URL: 'http://localhost:3000',
    WEB_PORT: '3300',
    WEB_UPSTREAMS: '', // whatever the machine's own settings say, as with the next ones
    WEB_PROCESSES: '1',
    FRONT: 'on',
    METRICS_TOKEN: '',
    OTEL_EXPORTER_OTLP_ENDPOINT: '',
    HOST: '',
    ALLOWED_HOSTS: '',
    SANDBOX_URL: 'http://localhost:3100',
    CHARTERDESK_SANDBOX: 'on',
    ALLOW_PRIVATE_MAIL_HOSTS: 'true',
    FILES_DIR: join(folder, 'files'),
  }
}
