import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

import { inRoot } from './paths.mjs'
import { Refusal } from './refusal.mjs'

const isPort = (text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65535
const isUrl = (text, protocols) => URL.canParse(text) && protocols.includes(new URL(text).protocol)
const isOrigin = (text) =>
  isUrl(text, ['http:', 'https:']) && new URL(text).href === `${new URL(text).origin}/`
const isDatabase = (text) =>
  isUrl(text, ['postgres:', 'postgresql:']) && new URL(text).pathname.length > 1

/** The variables that the commands themselves read, each with what it may be. */
const RULES = {
  PORT: [isPort, 'a whole number from 1 to 65535'],
  SANDBOX_PORT: [isPort, 'a whole number from 1 to 65535'],
  DATABASE_URL: [isDatabase, 'an address like postgres://user:password@host:5432/database'],
  SITE_URL: [isOrigin, 'the address of the site without a path, like https://example.com'],
  CHARTERDESK_SANDBOX: [(text) => ['on', 'off'].includes(text), 'on or off'],
  TRUST_PROXY: [(text) => ['true', 'false'].includes(text), 'true or false'],
  PAYLOAD_SECRET: [(text) => text.length >= 32, 'at least 32 random characters'],
}

/** Never shown back to the terminal, because they hold secrets. */
const SECRET = new Set(['DATABASE_URL', 'PAYLOAD_SECRET'])

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

function malformed(name, text, expected) {
  const shown = SECRET.has(name) ? 'what it is set to' : `"${text}"`
  return new Refusal(
    `The environment variable ${name} cannot be ${shown}.`,
    `Set ${name} to ${expected}, or leave it out.`,
  )
}

/** Whether an address leads back to this machine, which is the only place for the payment sandbox. */
export function isLoopback(address) {
  const host = new URL(address).hostname
  return (
    host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127\./.test(host)
  )
}
