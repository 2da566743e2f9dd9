import { firstFree } from '../ports.mjs'
import { createDatabase } from '../postgres/database.mjs'
import { testVariables } from './test-variables.mjs'

/**
 * The environment of a whole site on a fresh database, at ports that no one uses.
 * @param {import('../postgres/throwaway.mjs').Throwaway} context
 * @param {string} database
 * @param {number} firstWebPort where the search for the port behind the front begins
 */
export async function siteVariables(context, database, firstWebPort) {
  await createDatabase(context.address('postgres'), database)
  const front = await firstFree(4300)
  return {
    ...testVariables(context, database),
    PORT: String(front),
    WEB_PORT: String(await firstFree(firstWebPort)),
    SITE_URL: `http://localhost:${front}`,
    SANDBOX_URL: `http://localhost:${await firstFree(4500)}`,
    NEXT_DIST_DIR: '.next-test',
  }
}
