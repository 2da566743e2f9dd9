/** What a version that still runs would trip over, in the SQL of a newer version's migration. */
const BREAKS: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+table\b/i, 'drops a table that the version before still reads'],
  [/\bdrop\s+column\b/i, 'drops a column that the version before still reads'],
  [/\bdrop\s+(?:type|view|function|schema)\b/i, 'drops what the version before still uses'],
  [/\bdrop\s+default\b/i, 'drops a default on which inserts of the version before rest'],
  [/\brename\b/i, 'renames what the version before knows by its old name'],
  [/\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i, 'changes a type under the version before'],
  [/\bset\s+not\s+null\b/i, 'refuses rows that the version before still writes'],
]

const NEW_COLUMN = /\badd\s+column\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?([^;]*?)(?=,\s*add\b|;|$)/gi
const NEW_TABLE = /\bcreate\s+(?:unlogged\s+)?table\b(?:\s+if\s+not\s+exists)?\s+(\S+)/gi
const NEW_CONSTRAINT =
  /\balter\s+table\s+(?:only\s+)?(\S+)\s+add\s+constraint\s+\S+\s+(unique|check|exclude)/gi
const UNIQUE_INDEX = /\bcreate\s+unique\s+index\b[^;]*?\bon\s+(\S+)/gi

const bare = (name: string) =>
  name
    .replaceAll('"', '')
    .replace(/^public\./, '')
    .replace(/\W.*$/, '')

const withoutComments = (sql: string) =>
  sql
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/--[^\n]*/g, ' ')
    .replace(/^\s*(?:\/\/|\*).*$/gm, ' ')

/** The SQL that a migration runs forwards: `down` may take back what it likes. */
const upOf = (source: string) => source.split(/export async function down\b/)[0] ?? source

/**
 * Why a version of the product that is still running would not get along with a newer migration: a
 * sentence for each reason. During an update both run on the new tables.
 */
export function rollingProblems(source: string): string[] {
  const sql = withoutComments(upOf(source))
  const problems = BREAKS.flatMap(([pattern, reason]) => (pattern.test(sql) ? [reason] : []))
  for (const [, name, rest = ''] of sql.matchAll(NEW_COLUMN)) {
    const isRefusing = /\bnot\s+null\b/i.test(rest) && !/\b(?:default|generated)\b/i.test(rest)
    if (isRefusing)
      problems.push(`adds ${name}, which inserts of the version before leave out, as not null`)
  }
  const fresh = new Set([...sql.matchAll(NEW_TABLE)].map(([, name = '']) => bare(name)))
  const tightened = [...sql.matchAll(NEW_CONSTRAINT), ...sql.matchAll(UNIQUE_INDEX)]
  for (const [, table = ''] of tightened) {
    if (!fresh.has(bare(table)))
      problems.push(`adds a rule to ${bare(table)} that rows of the version before may break`)
  }
  return problems
}

/** The release that a migration names as the first which does without what it takes away. */
export const contractOf = (source: string): string | null =>
  /\/\/ contract: unused since (v\d+\.\d+\.\d+)/.exec(source)?.[1] ?? null
