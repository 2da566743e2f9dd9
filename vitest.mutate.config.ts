import { defineConfig } from 'vitest/config'

/** The tests that `npm run mutate` tries: those of the rules alone, without a database. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/domain/**/*.test.ts'],
    env: { TZ: 'UTC' },
    testTimeout: 60_000, // rules made ready to be changed take their time on a busy machine
  },
})
