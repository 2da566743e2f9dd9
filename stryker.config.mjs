const reports = '.data/mutation'

/**
 * How Stryker changes the rules one thing at a time, to see which change no test notices.
 *
 * `npm run mutate` says which files, and judges each area by itself (scripts/support/tests).
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutate.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  ignoreStatic: true, // tables and schemas made once, as the module loads: every test would run for each
  concurrency: 1,
  incremental: true,
  incrementalFile: `${reports}/incremental.json`,
  tempDirName: '.data/mutation/sandbox',
  ignorePatterns: ['*', '!src/**', '!tests/**', '!*.json', '!*.ts', 'tests/e2e', 'src/app'],
  reporters: ['json'],
  jsonReporter: { fileName: `${reports}/report.json` },
  allowEmpty: true,
}
