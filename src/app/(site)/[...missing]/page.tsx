import NotFound, { metadata } from '../not-found'

export { metadata }

/**
 * Every address that no page has: the site's own "not found", with header and footer. The proxy
 * gives it its status, so that it can be prerendered like any other page.
 */
export default function MissingPage() {
  return <NotFound />
}
