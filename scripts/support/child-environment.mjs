import { isLoopback } from './environment.mjs'
import { inData } from './paths.mjs'

/**
 * The variables that tell the project's programs where this copy of it lives.
 * @param {object} facts
 * @param {string} facts.database the address of the database
 * @param {{ payloadSecret: string }} facts.secrets
 * @param {{ front: number | string, web: number | string, sandbox: number | string }} facts.ports
 */
export function instanceVariables({ database, secrets, ports }) {
  const site = new URL(process.env.SITE_URL ?? `http://localhost:${ports.front}`).origin
  const sandbox = process.env.CHARTERDESK_SANDBOX !== 'off' && isLoopback(site)
  return {
    DATABASE_URL: database,
    PAYLOAD_SECRET: process.env.PAYLOAD_SECRET ?? secrets.payloadSecret,
    SITE_URL: site,
    PORT: String(ports.front),
    WEB_PORT: String(ports.web),
    CHARTERDESK_SANDBOX: sandbox ? 'on' : 'off',
    SANDBOX_URL: `http://localhost:${ports.sandbox}`,
    FILES_DIR: process.env.FILES_DIR || inData('files'),
  }
}

/**
 * The whole environment of a child process.
 * @param {NodeJS.ProcessEnv} variables
 * @param {'production' | 'development' | 'test'} [mode]
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnvironment(variables, mode = 'production') {
  return { ...process.env, ...variables, NODE_ENV: mode, NEXT_TELEMETRY_DISABLED: '1' }
}
