import { ServerResponse } from 'node:http'

/** Two for each render, of which a page has about six after a change; Node warns from eleven on. */
const MOST_LISTENERS = 32

/**
 * After staff change what a page shows, Next renders it several times for the first request, and
 * each time has the response tell when it closes. That is no leak: they go with the response.
 */
export function allowRepeatedRenders(): void {
  ServerResponse.prototype.setMaxListeners(MOST_LISTENERS)
}
