import { DATABASE_USER } from './postgres-cluster.mjs'

export const DATABASE = 'charterdesk'

/**
 * The addresses of a database of our own for those who use it: its owner, the application, and the front.
 * @param {string} address for the owner
 * @param {import('../data-folder.mjs').Secrets} secrets
 */
export function ownAddresses(address, { applicationPassword, frontPassword, databasePassword }) {
  /**
   * @param {string} name
   * @param {string} password
   */
  const addressFor = (name, password) =>
    Object.assign(new URL(address), { username: name, password }).href
  return {
    DATABASE_URL: addressFor(`${DATABASE}_app`, applicationPassword),
    DATABASE_OWNER_URL: addressFor(DATABASE_USER, databasePassword),
    DATABASE_FRONT_URL: addressFor(`${DATABASE}_front`, frontPassword),
  }
}
