const results = '.data/mutation'

/**
 * How Stryker changes the rules, one thing at a time, to find changes that no test would notice.
 * `npm run mutate` runs it for one area after the other, and judges each by itself.
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutate.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  // Tables of words and schemas are read once, when their module loads: each of their mutants would
  // run every test, and most of them ask for a copy of the table.
  ignoreStatic: true,
  concurrency: 1,
  incremental: true,
  incrementalFile: `${results}/incremental.json`,
  tempDirName: `${results}/sandbox`,
  allowEmpty: true, // a folder that no test imports is one whose changes no one notices
  disableTypeChecks: false, // Vitest checks none
  ignorePatterns: ['*', '!src/**', '!tests/**', '!*.json', '!vitest.mutate.config.ts'],
  reporters: ['json', 'html'],
  jsonReporter: { fileName: `${results}/report.json` },
  htmlReporter: { fileName: `${results}/report.html` },
  allowConsoleColors: false,
}
