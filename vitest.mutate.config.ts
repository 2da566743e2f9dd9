import { defineConfig } from 'vitest/config'

/** The tests that `npm run mutate` tries: those of the rules alone, without a database. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: { include: ['tests/domain/**/*.test.ts'], env: { TZ: 'UTC' } },
})
