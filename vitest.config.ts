import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { defineConfig } from 'vitest/config'

import { LongestFirst } from './tests/support/suite/longest-first.ts'

/** What every test sees of the environment; the database's address comes from `database.ts`. */
const env = {
  NODE_ENV: 'test' as const,
  PAYLOAD_SECRET: 'a secret that only the tests use, of 32 characters and more',
  SITE_URL: 'http://localhost:3000',
  LOG_LEVEL: 'silent',
  ALLOW_PRIVATE_MAIL_HOSTS: 'true', // the tests' mail server is on this machine
  SANDBOX_TIMEOUT_MS: '8000', // it shares a process with those who ask it, ten or twenty at once
  METRICS_TOKEN: 'a token that only the tests use',
  TZ: 'UTC',
}

/** How long a gateway that says nothing is waited for where no database makes answers late. */
const SANDBOX = { SANDBOX_TIMEOUT_MS: '1500' }

/**
 * And where dozens of purchases are made at once in one process: only a gateway that a test has made
 * fail is to be given up on, never one that waits for the processor.
 */
const CROWDED = { SANDBOX_TIMEOUT_MS: '60000' }

const quiet = './tests/support/suite/no-console-errors.ts'

/** They replace modules, or depend on what a process remembers: each has one of its own. */
const ALL = '{tests,sandbox/tests,lab/tests}/**/*.test.{ts,tsx}'
const APART = globSync(ALL).filter((file) =>
  /vi\.(?:mock|doMock|resetModules)\(|^\/\/ @apart/m.test(readFileSync(file, 'utf8')),
)

const testsOf = (area: string) => `tests/${area}/**/*.test.{ts,tsx}`

/** Rules and gateways that need nothing but themselves. */
const WITHOUT_DATABASE = [
  'domain',
  'storefront',
  'email',
  'lib',
  'payments/paypal',
  'payments/razorpay',
  'payments/stripe',
].map(testsOf)

/** What starts processes and listens on ports, but has no database for all. */
const WITH_PROCESSES = [...['front', 'scripts'].map(testsOf), 'lab/tests/**/*.test.ts']

/** What needs one all the same. */
const ON_DATABASE = ['tests/lib/own-tables.test.ts', 'tests/lib/private-files.test.ts']

const isAlone = (file: string) => ![...ON_DATABASE, ...APART].includes(file)
const UNIT = globSync(WITHOUT_DATABASE).filter(isAlone)
const PROCESSES = globSync(WITH_PROCESSES).filter(isAlone)

const FAULTS = 'tests/faults/**/*.test.ts'

/** Chaos and matrices of many minutes: `npm run test:release` alone runs them. */
const LEFT_OUT = process.env.CHARTERDESK_RELEASE === '1' ? [] : ['**/*.release.test.ts']

/** Without a database, as no one answers there. */
const alone = {
  setupFiles: [quiet],
  env: {
    ...env,
    ...SANDBOX,
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    FULL_PACE: 'on',
  },
  testTimeout: 60_000,
  isolate: false,
}

/** Each file of these has a database of its own, a copy of the one that is made for all. */
const onDatabases = {
  globalSetup: ['./tests/support/global-setup.ts'],
  setupFiles: [quiet, './tests/support/own-database.ts'],
  pool: 'forks' as const,
  execArgv: ['--max-semi-space-size=64'], // else a tenth of the time goes into collecting garbage
  hookTimeout: 120_000,
}

export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    alias: [
      { find: /^@payloadcms\/ui$/, replacement: resolve('tests/support/stand-ins/payload-ui.ts') },
      {
        find: /^@\/src\/lib\/sessions\/with-minimum-duration$/,
        replacement: resolve('tests/support/stand-ins/with-minimum-duration.ts'),
      },
    ],
  },
  test: {
    maxWorkers: 4, // on two cores, as some of them wait for the database or for a pause to end
    sequence: { sequencer: LongestFirst },
    expect: { poll: { timeout: 20_000 } }, // costs nothing where it comes at once
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: UNIT,
          exclude: LEFT_OUT,
          ...alone,
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: PROCESSES,
          ...alone,
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: [ALL],
          exclude: [...UNIT, ...PROCESSES, ...APART, 'tests/e2e/**', FAULTS, ...LEFT_OUT],
          env,
          testTimeout: 60_000,
          ...onDatabases,
          isolate: false, // half of the time went into importing the same modules again
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: APART,
          exclude: [FAULTS, ...LEFT_OUT],
          env,
          testTimeout: 60_000,
          ...onDatabases,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: [FAULTS],
          exclude: [...APART, ...LEFT_OUT],
          env: { ...env, ...CROWDED },
          testTimeout: 120_000,
          ...onDatabases,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults apart',
          include: APART.filter((file) => file.startsWith('tests/faults/')),
          exclude: LEFT_OUT,
          env: { ...env, ...CROWDED },
          testTimeout: 120_000,
          ...onDatabases,
        },
      },
    ],
  },
})
