import { randomBytes } from 'node:crypto'
import { join } from 'node:path'

/** What the project's programs are told in a test run, whatever the machine's own settings are. */
export function testVariables({ address, folder }, database) {
  return {
    DATABASE_URL: address(database),
    PAYLOAD_SECRET: randomBytes(32).toString('hex'),
    SITE_URL: 'http://localhost:3000',
    SANDBOX_URL: 'http://localhost:3100',
    CHARTERDESK_SANDBOX: 'on',
    FILES_DIR: join(folder, 'files'),
  }
}
