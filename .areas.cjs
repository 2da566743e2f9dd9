/**
 * The areas of the product, highest line first: the same names, in the same order, on every floor.
 *
 * An area may import what stands on a lower line, and never what stands higher or beside it: so
 * there is no ring among areas. docs/architecture.md says what each is about.
 */
const LINES = [
  ['privacy'],
  ['accounts'],
  ['purchase'],
  ['compliance', 'support', 'signing'],
  ['papers'],
  ['filing', 'payments', 'subscriptions', 'documents', 'marketing'],
  ['orders', 'affiliates', 'careers'],
  ['checkout', 'leads', 'analytics', 'content', 'screening'],
  ['catalogue', 'mail'],
  ['platform'],
  ['vocabulary'],
]

const AREAS = LINES.flat()

/**
 * The folders whose own folders are areas, with what all areas of a floor share: highest first.
 *
 * @type {Record<string, string[]>}
 */
const FLOORS = {
  'src/domain': [],
  'src/services': [],
  'src/queries': [],
  'src/storefront': ['layout', 'ui'],
  'src/admin': ['kit'],
  'src/email/templates': [],
  endpoints: [],
  hooks: [],
  collections: [],
}

/**
 * The tests of a floor, or of the whole product, in the same folders.
 *
 * @type {Record<string, string | null>}
 */
const TEST_FLOORS = {
  'tests/domain': 'src/domain',
  'tests/services': 'src/services',
  'tests/queries': 'src/queries',
  'tests/storefront': 'src/storefront',
  'tests/admin': 'src/admin',
  'tests/email': 'src/email/templates',
  'tests/endpoints': 'endpoints',
  'tests/collections': 'collections',
  'tests/e2e': null,
  'tests/faults': null,
}

/**
 * A rule of dependency-cruiser for what stands on one line.
 *
 * @param {string[]} floors
 * @param {string[]} line
 * @param {string[]} lower
 */
const below = (floors, line, lower) => ({
  name: `areas:${line.join('-')}`,
  comment: `On each floor ${line.join(', ')} may import what stands lower: never what stands higher or beside (.areas.cjs).`,
  severity: 'error',
  from: { path: `^(${floors.join('|')})/(${line.join('|')})/` },
  to: {
    path: '^$1/',
    pathNot: [
      `^$1/(?:${['$2', ...lower].join('|')})/`,
      '^$1/(?:[^/]+\\.css|(?:screens|lists|list-actions)\\.ts)$',
    ],
  },
})

/** The order of the areas, and of what a floor shares, as rules of dependency-cruiser. */
function areaRules() {
  const shared = Object.values(FLOORS).flat()
  const ofAreas = LINES.map((line, index) =>
    below(Object.keys(FLOORS), line, [...LINES.slice(index + 1).flat(), ...shared]),
  )
  const ofShared = Object.entries(FLOORS).flatMap(([floor, names]) =>
    names.map((name, index) => below([floor], [name], names.slice(index + 1))),
  )
  return [...ofAreas, ...ofShared]
}

module.exports = { AREAS, FLOORS, TEST_FLOORS, areaRules }
