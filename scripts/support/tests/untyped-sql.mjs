import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import ts from 'typescript'

import { root } from '../paths.mjs'

const OWN_CODE = ['src', 'collections', 'globals', 'hooks', 'endpoints', 'sandbox']

/** Where SQL is text by its nature. */
const TEXT_BY_NATURE = [
  'src/migrations/', // they are run once, against the tables as they were then
  'src/database-schema.ts', // generated
  'src/lib/queues.ts', // hands on what pg-boss asks of its own tables
  'sandbox/payments/store/sandbox-tables.ts', // makes its tables, as a migration does
]

/** The words of SQL itself; a new one may be added, the name of a table or column may not. */
const WORDS = new Set(
  [
    'select from where with as and or not in is null true false on exists distinct asc desc',
    'group order by limit offset nulls first last filter case when then else end array',
    'commit chain truncate excluded interval at time zone years months days hours secs',
    'count sum min max coalesce greatest least power ceil floor abs round now clock_timestamp extract epoch',
    'lower upper trim nullif strpos substr starts_with string_to_array unnest md5 regexp_replace to_char to_timestamp date_trunc',
    'array_to_string array_remove any replace chr',
    'jsonb_typeof jsonb_array_elements json_agg json_build_object make_interval gen_random_uuid',
    'row row_number lag percentile_cont within over partition pg_database_size current_database current_setting',
    'hashtextextended pg_advisory_xact_lock pg_advisory_xact_lock_shared pg_try_advisory_xact_lock pg_current_wal_insert_lsn',
    'int float8 numeric text uuid boolean jsonb timestamptz',
  ].flatMap((line) => line.split(' ')),
)

/** A statement in a plain string, which someone might hand to a connection. */
const STATEMENT =
  /\b(insert\s+into\s+\w|delete\s+from\s+\w|update\s+\w+\s+set\s|select\s[\s\S]*\sfrom\s+\w+\s+(where|join|order|group|limit)\b)/i

/**
 * What of our code asks the database by text, a sentence each.
 *
 * @returns {string[]}
 */
export function untypedSql() {
  return OWN_CODE.flatMap(filesIn)
    .filter((file) => !TEXT_BY_NATURE.some((start) => file.startsWith(start)))
    .flatMap((file) => untypedSqlIn(file, readFileSync(join(root, file), 'utf8')))
}

/**
 * The TypeScript below a folder, by its path from the root.
 *
 * @param {string} folder
 * @returns {string[]}
 */
export function filesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
}

/**
 * @param {string} file
 * @param {string} code
 * @returns {string[]}
 */
export function untypedSqlIn(file, code) {
  if (!/\bsql\b|select\s|insert\s|update\s|delete\s/i.test(code)) return []
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  /** @type {string[]} */
  const problems = []
  /** @param {ts.Node} node */
  const visit = (node) => {
    const problem = problemOf(node)
    if (problem) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      problems.push(`${file}:${line + 1}: ${problem}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return problems
}

/**
 * @param {ts.Node} node
 * @returns {string | null}
 */
function problemOf(node) {
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql') {
    const named = textsOf(node.template).flatMap(namesIn)
    if (named.length === 0) return null
    const names = [...new Set(named)].join(', ')
    return `the SQL names ${names} as text: embed the column or table of src/database-schema.ts.`
  }
  if (ts.isCallExpression(node) && node.expression.getText() === 'sql.raw') {
    return 'sql.raw() takes any text: embed columns and tables of src/database-schema.ts.'
  }
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
  if (!isText || ts.isTaggedTemplateExpression(node.parent)) return null
  return STATEMENT.test(textsOf(node).join('x'))
    ? 'a statement as text: build it with databaseOf() and src/database-schema.ts.'
    : null
}

/**
 * The texts of a template, without what is embedded in it.
 *
 * @param {ts.TemplateLiteral | ts.StringLiteralLike} template
 * @returns {string[]}
 */
function textsOf(template) {
  if (!ts.isTemplateExpression(template)) return [template.text]
  return [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)]
}

/**
 * The words of an SQL text that are no words of SQL, and whatever it quotes as a name.
 *
 * @param {string} text
 * @returns {string[]}
 */
function namesIn(text) {
  const bare = text.replaceAll(/'(?:[^']|'')*'/g, ' ')
  return (bare.match(/"[^"]*"|[a-z_]\w*/gi) ?? []).filter((word) => !WORDS.has(word.toLowerCase()))
}
