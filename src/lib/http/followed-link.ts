/**
 * Whether a browser opens a page in a window of its own by a link on another site. Payload takes no
 * session's cookie then, though it comes along only for reading (it is `Lax`), as with a bookmark.
 * What pages embed, fetch or send from elsewhere is something else.
 */
export const isFollowedLink = (method: string, headers: Headers): boolean =>
  method === 'GET' &&
  headers.get('sec-fetch-site') === 'cross-site' &&
  headers.get('sec-fetch-mode') === 'navigate' &&
  headers.get('sec-fetch-dest') === 'document' &&
  !headers.has('origin')
