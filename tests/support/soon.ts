/**
 * How long a test waits for what comes at once on an idle machine: it costs nothing where that comes,
 * and a busy machine may take its time.
 */
export const SOON = { timeout: 20_000, interval: 20 }
