import { defineConfig, devices } from '@playwright/test'

const { E2E_BASE_URL, CHROMIUM_PATH, CHROMIUM_NO_SANDBOX, CI, CHARTERDESK_RELEASE } = process.env

/** Playwright's own list, which ours replaces as Chromium reads only the last. */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]
/** Two pages that Chromium loads behind its address bar for each window: half of a test's time. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** A browser that asks no one but the site for anything. */
const launchOptions = {
  executablePath: CHROMIUM_PATH || undefined,
  args: [
    `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`,
    '--force-prefers-reduced-motion', // of Chromium's own bars; pages are told what a test says
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-gpu',
    '--disable-sync',
    '--no-first-run',
    ...(CHROMIUM_NO_SANDBOX === '1' ? ['--no-sandbox'] : []),
  ],
}

/** What staff change in these, everybody sees: they come after all others, one at a time. */
const FOR_EVERYBODY = /(?:site-(?:settings|content)|visual-editor|many-processes)\.spec\.ts/
/** Settings of the office are changed meanwhile, of which the site's pages show nothing. */
const MAIL = /(?:secrets|staff-two-factor|sent-campaign)\.spec\.ts/

/** Variants of a journey: `npm test` takes one of each kind and one width, `npm run test:release` all. */
const isRelease = CHARTERDESK_RELEASE === '1'
const LEFT_OUT = isRelease ? [] : [/@release/]

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }
const DESK = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }

/** Journeys through a production build, started with all its processes by `scripts/test.mjs`. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  workers: 3, // on two cores, as a page waits for the site and the site for the database
  // A test that needs its second try fails the run, unless it is listed with its cause (reports.mjs).
  retries: CI ? 1 : 0,
  timeout: 150_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: E2E_BASE_URL,
    launchOptions,
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // A sixth of the browser's time goes into one, and it complains in frames that forbid scripts:
    // ask for it by `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  },
  projects: [
    {
      // One journey of each kind, and what has another shape on a narrow screen: for a release
      // `@phone` is done at a desk as well, `@phone-only` is not.
      name: 'phone',
      use: PHONE,
      grep: /@phone/,
      grepInvert: LEFT_OUT,
      testIgnore: [FOR_EVERYBODY, MAIL],
    },
    {
      name: 'desktop',
      use: DESK,
      grepInvert: [isRelease ? /@phone-only/ : /@phone/, ...LEFT_OUT],
      testIgnore: [FOR_EVERYBODY, MAIL],
    },
    {
      name: 'for everybody',
      use: DESK,
      testMatch: FOR_EVERYBODY,
      grepInvert: LEFT_OUT,
      fullyParallel: false,
      workers: 1,
    },
    {
      name: 'mail',
      use: DESK,
      testMatch: MAIL,
      grepInvert: LEFT_OUT,
      fullyParallel: false,
      workers: 1,
    },
  ],
})
