/**
 * Payload's configuration, as every page and route imports it. It is loaded by itself: what Next makes
 * of a page or route then holds the parts that it needs, and what all of them share is there once,
 * instead of once in each. Half of a build's time and of a web process's memory went into those copies.
 */
export default import('../payload.config').then(({ default: config }) => config)
