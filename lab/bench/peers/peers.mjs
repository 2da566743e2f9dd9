import { inData, inRoot } from '../../../scripts/support/paths.mjs'

/**
 * @typedef {object} Peer a shop that others wrote, in its smallest form
 * @property {string} title
 * @property {Record<string, string>} packages from npm, each with its version
 * @property {string[][]} build what Node.js runs after an install
 * @property {string[]} fill what creates the tables and one product with stock
 * @property {string[][]} run its processes in production, one after the other
 * @property {'development' | 'production'} fillMode
 * @property {{ path: string, body?: object }} first the request whose answer shows that it has started
 * @property {string} left counts the jobs that are to run now
 */

/** @typedef {'payload' | 'vendure' | 'medusa'} PeerName */

/** @param {string} name */
export const folderOf = (name) => inData('peers', name)

/** @param {string} name */
export const sourcesOf = (name) => inRoot('lab/bench/peers/apps', name)

const PAYLOAD = '3.90.2'
const payload = folderOf('payload')
const next = `${payload}/node_modules/next/dist/bin/next`
const vendure = folderOf('vendure')
const MEDUSA = '2.21.2'
const medusa = folderOf('medusa')

/** @type {Record<PeerName, Peer>} */
export const PEERS = {
  payload: {
    title: `Payload ecommerce ${PAYLOAD}`,
    packages: {
      '@payloadcms/db-postgres': PAYLOAD,
      '@payloadcms/next': PAYLOAD,
      '@payloadcms/plugin-ecommerce': PAYLOAD,
      graphql: '16.15.0',
      next: '16.4.6',
      payload: PAYLOAD,
      react: '19.3.1',
      'react-dom': '19.3.1',
    },
    build: [[next, 'build', payload]],
    fill: [`${payload}/fill.js`],
    fillMode: 'development', // in which Payload creates its tables without migrations
    run: [[next, 'start', payload, '-H', '127.0.0.1']],
    first: { path: '/api/products?limit=1' },
    left: 'select 0 as jobs', // it queues nothing
  },
  vendure: {
    title: 'Vendure 3.7.3',
    packages: { '@vendure/core': '3.7.3', pg: '8.23.1' },
    build: [],
    fill: [`${vendure}/fill.js`],
    fillMode: 'production',
    run: [[`${vendure}/server.js`], [`${vendure}/worker.js`]],
    first: { path: '/shop-api', body: { query: '{ products { totalItems } }' } },
    left: `select (select count(*) from job_record where state in ('PENDING', 'RUNNING', 'RETRYING'))
      + (select count(*) from job_record_buffer) as jobs`,
  },
  medusa: {
    title: `Medusa ${MEDUSA}`,
    packages: {
      '@medusajs/cli': MEDUSA,
      '@medusajs/framework': MEDUSA,
      '@medusajs/medusa': MEDUSA,
    },
    build: [],
    fill: [`${medusa}/fill.js`],
    fillMode: 'production',
    run: [[`${medusa}/cli.js`, 'start']],
    first: { path: '/health' },
    left: 'select 0 as jobs', // its events are in the memory of its process
  },
}

/** Our jobs that are to run now, but not those that come by the clock and wait for a look of the worker. */
export const LEFT_OF_OURS = `select count(*) as jobs from pgboss.job
  where state in ('created', 'retry', 'active') and start_after <= now()
    and name not like '\\_\\_pgboss%' and name not in (select name from pgboss.schedule)`
