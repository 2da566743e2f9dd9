import { defineConfig } from 'vitest/config'

/** What every test sees of the environment; the database's address comes from `database.ts`. */
const env = {
  NODE_ENV: 'test' as const,
  PAYLOAD_SECRET: 'a secret that only the tests use, of 32 characters and more',
  SITE_URL: 'http://localhost:3000',
  LOG_LEVEL: 'silent',
  TZ: 'UTC',
}

const quiet = './tests/support/no-console-errors.ts'

/** Rules that need nothing but themselves. */
const WITHOUT_DATABASE = ['domain', 'storefront', 'email'].map(
  (area) => `tests/${area}/**/*.test.{ts,tsx}`,
)

/** Each file of these has a database of its own, a copy of the one that is made for all. */
const onDatabases = {
  globalSetup: ['./tests/support/global-setup.ts'],
  setupFiles: [quiet, './tests/support/own-database.ts'],
  pool: 'forks' as const,
  maxWorkers: 2,
  hookTimeout: 60_000,
}

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: WITHOUT_DATABASE,
          setupFiles: [quiet],
          env: { ...env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...WITHOUT_DATABASE, 'tests/e2e/**', 'tests/faults/**'],
          env: { ...env, SANDBOX_TIMEOUT_MS: '1500' },
          testTimeout: 30_000,
          ...onDatabases,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          env: { ...env, TRUST_PROXY: 'true' }, // each buyer comes from an address of their own
          testTimeout: 60_000,
          ...onDatabases,
        },
      },
    ],
  },
})
