/**
 * Payload's configuration for pages and routes. The dynamic import gives it chunks of its own, which
 * they share. Imported directly, every route held a copy of Payload (decision record 46).
 */
export default import('../payload.config').then(({ default: config }) => config)
