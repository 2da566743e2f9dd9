import { existsSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'

import { inRoot } from './paths.mjs'
import { Refusal } from './refusal.mjs'

/** @param {string} text */
const isPort = (text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65535
/**
 * @param {string} text
 * @param {string[]} protocols
 */
const isUrl = (text, protocols) => URL.canParse(text) && protocols.includes(new URL(text).protocol)
/** @param {string} text */
const isOrigin = (text) =>
  isUrl(text, ['http:', 'https:']) && new URL(text).href === `${new URL(text).origin}/`
/** @param {string} text */
const isDatabase = (text) =>
  isUrl(text, ['postgres:', 'postgresql:']) && new URL(text).pathname.length > 1

/** @param {string} text */
const isLong = (text) => text.length >= 32

/**
 * The variables that the commands themselves read, each with what it may be.
 * @type {Record<string, [isValid: (text: string) => boolean, expected: string]>}
 */
const RULES = {
  PORT: [isPort, 'a whole number from 1 to 65535'],
  SANDBOX_PORT: [isPort, 'a whole number from 1 to 65535'],
  WEB_PORT: [isPort, 'a whole number from 1 to 65535'],
  WEB_PROCESSES: [
    (text) => /^\d{1,3}$/.test(text) && Number(text) >= 1,
    'a whole number from 1 to 999',
  ],
  FRONT: [(text) => ['on', 'off'].includes(text), 'on or off'],
  METRICS_TOKEN: [(text) => text.length >= 16, 'at least 16 random characters'],
  WORKER_METRICS_PORT: [isPort, 'a whole number from 1 to 65535'],
  OTEL_EXPORTER_OTLP_ENDPOINT: [
    (text) => isUrl(text, ['http:', 'https:']),
    'the address of a collector, like http://localhost:4318',
  ],
  HOST: [(text) => isIP(text) > 0 || text === 'localhost', 'an address like 0.0.0.0 or 127.0.0.1'],
  ALLOWED_HOSTS: [
    (text) => /^[\w.-]+(?::\d+)?(?:[\s,]+[\w.-]+(?::\d+)?)*$/.test(text),
    'host names, separated by commas, like www.example.com,example.com',
  ],
  HSTS_INCLUDE_SUBDOMAINS: [(text) => ['true', 'false'].includes(text), 'true or false'],
  DATABASE_URL: [isDatabase, 'an address like postgres://user:password@host:5432/database'],
  DATABASE_OWNER_URL: [isDatabase, 'the address of the database for the owner of its tables'],
  DATABASE_FRONT_URL: [isDatabase, 'the address of the database for the front'],
  DATABASE_DIRECT_URL: [isDatabase, 'the address of the database behind a pooler'],
  DATABASE_REPLICA_URL: [isDatabase, 'the address of a replica of the database'],
  SITE_URL: [isOrigin, 'the address of the site without a path, like https://example.com'],
  CHARTERDESK_SANDBOX: [(text) => ['on', 'off'].includes(text), 'on or off'],
  TRUST_PROXY: [
    (text) => /^(?:true|false|[\da-f.:/\s,]+)$/i.test(text),
    'true, false or the networks of your proxies, like 203.0.113.0/24',
  ],
  ALLOW_PLAIN_DATABASE: [(text) => ['true', 'false'].includes(text), 'true or false'],
  GEO_CITY_FILE: [(text) => existsSync(resolve(inRoot(), text)), 'the path of a file that exists'],
  ALLOW_PRIVATE_MAIL_HOSTS: [(text) => ['true', 'false'].includes(text), 'true or false'],
  PAYLOAD_SECRET: [isLong, 'at least 32 random characters'],
  PAYLOAD_SECRET_PREVIOUS: [isLong, 'the secret before, of at least 32 characters'],
}

/** Never shown back to the terminal, because they hold secrets. */
const SECRET = new Set([
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_FRONT_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'PAYLOAD_SECRET',
  'PAYLOAD_SECRET_PREVIOUS',
  'METRICS_TOKEN',
])

/** Adds what `.env` says to the environment (what is set already wins) and checks it. */
export function readEnvironment(environment = process.env) {
  const file = inRoot('.env')
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  for (const [name, text] of Object.entries(fromFile)) environment[name] ??= text
  for (const [name, [isValid, expected]] of Object.entries(RULES)) {
    const text = environment[name]?.trim()
    if (text === undefined || text === '') delete environment[name]
    else if (isValid(text)) environment[name] = text
    else throw malformed(name, text, expected)
  }
  return environment
}

/**
 * @param {string} name
 * @param {string} text
 * @param {string} expected
 */
function malformed(name, text, expected) {
  const shown = SECRET.has(name) ? 'its current value' : `"${text}"`
  return new Refusal(
    `The environment variable ${name} cannot be ${shown}.`,
    `Set ${name} to ${expected}, or leave it unset.`,
  )
}

/**
 * Whether only programs of this machine reach what listens at an address.
 * @param {string} host
 */
export const isOwnAddress = (host) => host === 'localhost' || host === '::1' || /^127\./.test(host)

/**
 * Whether an address leads back to this machine, which is the only place for the payment sandbox.
 * @param {string} address
 */
export function isLoopback(address) {
  const host = new URL(address).hostname
  return (
    host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127\./.test(host)
  )
}
