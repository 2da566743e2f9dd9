import { createHash } from 'node:crypto'

import { isLoopback } from './environment.mjs'
import { inData } from './paths.mjs'

/**
 * @typedef {object} Ports
 * @property {number | string} front where the site listens
 * @property {(number | string)[]} web where its processes listen, with one to spare for a replacement
 * @property {number | string} sandbox
 */

/** @typedef {{ DATABASE_URL: string, DATABASE_OWNER_URL?: string, DATABASE_FRONT_URL?: string }} DatabaseAddresses */

/**
 * The variables that tell the project's programs where this copy of it lives.
 * @param {object} facts
 * @param {DatabaseAddresses} facts.database
 * @param {{ payloadSecret: string, previousSecret?: string } | null} facts.secrets null where the environment has one
 * @param {Ports} facts.ports
 */
export function instanceVariables({ database, secrets, ports }) {
  const site = new URL(process.env.SITE_URL ?? `http://localhost:${ports.front}`).origin
  const sandbox = process.env.CHARTERDESK_SANDBOX !== 'off' && isLoopback(site)
  const secret = process.env.PAYLOAD_SECRET ?? secrets?.payloadSecret ?? ''
  const previous = process.env.PAYLOAD_SECRET
    ? process.env.PAYLOAD_SECRET_PREVIOUS
    : secrets?.previousSecret
  return {
    ...database,
    PAYLOAD_SECRET: secret,
    ...(previous && { PAYLOAD_SECRET_PREVIOUS: previous }),
    SITE_URL: site,
    PORT: String(ports.front),
    WEB_PORT: String(ports.web[0]),
    WEB_UPSTREAMS: ports.web.map((port) => `http://127.0.0.1:${port}`).join(','),
    WEB_PROCESSES: String(Math.max(1, ports.web.length - 1)),
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: actionsKey(secret),
    CHARTERDESK_SANDBOX: sandbox ? 'on' : 'off',
    SANDBOX_URL: `http://localhost:${ports.sandbox}`,
    FILES_DIR: process.env.FILES_DIR || inData('files'),
  }
}

/**
 * What names the functions that pages call on the server: the same in each build, so that a page of
 * the last one can call this one's.
 * @param {string} secret
 */
const actionsKey = (secret) =>
  createHash('sha256').update(`server functions ${secret}`).digest('base64')

/**
 * The whole environment of a child process.
 * @param {NodeJS.ProcessEnv} variables
 * @param {'production' | 'development' | 'test'} [mode]
 * @returns {NodeJS.ProcessEnv}
 */
export function childEnvironment(variables, mode = 'production') {
  return { ...process.env, ...variables, NODE_ENV: mode, NEXT_TELEMETRY_DISABLED: '1' }
}
