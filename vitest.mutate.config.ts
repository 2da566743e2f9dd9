import { defineConfig } from 'vitest/config'

/** The tests that `npm run mutate` tries: those of the rules alone, without a database. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/domain/**/*.test.ts'],
    env: {
      TZ: 'UTC',
      // Some tests of rules import a service beside them, which wants these and asks no database.
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      PAYLOAD_SECRET: 'a secret that only the tests use, of 32 characters and more',
    },
    testTimeout: 60_000, // rules made ready to be changed take their time on a busy machine
  },
})
