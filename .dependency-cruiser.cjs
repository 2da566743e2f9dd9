/**
 * The directions in which our folders may import one another (docs/architecture.md).
 * Each rule is a folder's one sentence.
 */
const only = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: '^(src|collections|globals|hooks|endpoints|payload\\.config)', pathNot: to },
})

const { areaRules } = require('./.areas.cjs')

const DOMAIN = '^src/domain/'
const TYPES = '^src/(payload-types|database-schema)'
const LIB = '^src/lib/'
const BROWSER = '^src/lib/browser/'
const ACCESS = '^src/access/'
const FIELDS = '^src/fields/'
const CORE = [DOMAIN, TYPES, LIB]
const SERVICES = [
  '^src/services/',
  '^src/payments/',
  '^src/email/',
  '^src/pdf/',
  ...CORE,
  ACCESS,
  FIELDS,
  '^src/migrations/',
]
const SEED = '^src/seed/'
/** By which pages and routes import the configuration. */
const CONFIG = '^src/payload-config\\.ts$'
const SECOND = ['^hooks/', '^endpoints/', '^src/jobs/', '^src/queries/', CONFIG]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...areaRules(),
    {
      name: 'no-cycles',
      comment: 'Two files that need one another are one idea, or three.',
      severity: 'error',
      from: {},
      to: {
        circular: true,
        viaOnly: { pathNot: ['^payload\\.config\\.ts$', '^src/payload-types'] },
      },
    },
    {
      name: 'pure-domain',
      comment:
        'The domain knows its rules, zod and the letters of the world; clocks, databases and frameworks are passed in.',
      severity: 'error',
      from: { path: DOMAIN },
      to: { pathNot: [DOMAIN, '^node_modules/(?:zod|any-ascii)/'] },
    },
    only('lib', 'Plumbing that everything may use.', LIB, [LIB, DOMAIN, TYPES, CONFIG]),
    only('lib-browser', 'What runs in the browser: nothing of the server.', BROWSER, [
      BROWSER,
      DOMAIN,
    ]),
    only(
      'front',
      'What stands before the web process: it knows plumbing and rules.',
      '^src/front/',
      ['^src/front/', LIB, DOMAIN],
    ),
    {
      name: 'front-is-a-process',
      comment: 'Its own program starts the front; nothing of the site needs it.',
      severity: 'error',
      from: {
        path: '^(src|collections|globals|hooks|endpoints|payload\\.config)',
        pathNot: '^src/front/',
      },
      to: { path: '^src/front/' },
    },
    only('access', 'The permission table as Payload access.', ACCESS, [ACCESS, ...CORE]),
    only('fields', 'Reusable field builders.', FIELDS, [FIELDS, ACCESS, ...CORE]),
    only(
      'services',
      'Use cases: they know no HTTP, pages or collections.',
      '^src/(services|payments|email|pdf)/',
      SERVICES,
    ),
    only('seed', 'A program that uses the use cases: what a new installation begins with.', SEED, [
      SEED,
      ...SERVICES,
    ]),
    only(
      'hooks-endpoints-jobs-queries',
      'What calls the use cases.',
      '^(hooks|endpoints|src/jobs|src/queries)/',
      [...SERVICES, ...SECOND],
    ),
    only(
      'collections-globals',
      'Thin: names of rules, hooks and fields.',
      '^(collections|globals)/',
      ['^(collections|globals|hooks|endpoints)/', ACCESS, FIELDS, ...CORE],
    ),
    only(
      'storefront',
      'React for people: plain props, the domain, and nothing of the server.',
      '^src/storefront/',
      ['^src/storefront/', DOMAIN, TYPES, BROWSER],
    ),
    {
      name: 'configuration-once',
      comment:
        'A page or route that imports the configuration itself holds all of Payload once more.',
      severity: 'error',
      from: { path: '^(src|collections|globals|hooks|endpoints)/', pathNot: CONFIG },
      to: { path: '^payload\\.config' },
    },
    {
      name: 'one-importer-per-payment-sdk',
      comment: 'Each payment SDK has one home.',
      severity: 'error',
      from: {
        path: '^(src|collections|globals|hooks|endpoints)',
        pathNot: '^src/payments/stripe/',
      },
      to: { path: '^node_modules/stripe/' },
    },
    {
      name: 'no-editor-on-the-site',
      comment: 'Visitors load no byte of the editor: it works on a page from the back-office.',
      severity: 'error',
      from: { path: '^src/(storefront|app/(?!\\(payload\\)/))' },
      to: { path: '^src/admin/content/(editor|texts|bulk)/', reachable: true },
    },
    {
      name: 'one-maker-of-marks',
      comment: 'Texts are marked for an editor on the server, in one place.',
      severity: 'error',
      from: {
        path: '^(src|collections|globals|hooks|endpoints)/',
        pathNot: '^src/services/content/editing/marks\\.ts$',
      },
      to: { path: '^node_modules/@vercel/stega/' },
    },
    {
      name: 'sandbox-and-lab-outside',
      comment:
        'What stands in for the outside world, and what measures the product, are workspaces: the product runs without them.',
      severity: 'error',
      from: { path: '^(src|collections|globals|hooks|endpoints|payload\\.config)' },
      to: { path: '^(sandbox|lab)/' },
    },
    only(
      'sandbox',
      'A program of its own: it knows its contract, plumbing and the words of payments.',
      '^sandbox/(?!tests/)',
      [
        LIB,
        DOMAIN,
        '^src/payments/(sandbox-contract|paypal/paypal-money)',
        '^src/services/mail/news/news-addresses',
      ],
    ),
    {
      name: 'no-tests-in-product',
      comment: 'The product does not know its tests.',
      severity: 'error',
      from: { path: '^(src|collections|globals|hooks|endpoints|scripts)/' },
      to: { path: '^tests/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^src/app/\\(payload\\)/admin/importMap\\.js$', '^\\.next'] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
}
