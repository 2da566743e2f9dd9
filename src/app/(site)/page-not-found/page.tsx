import NotFound, { metadata } from '../not-found'

export { metadata }

/**
 * What the proxy answers for every address that no page has: the site's own "not found", with header
 * and footer, prerendered like any other page. Its status comes from the proxy too.
 */
export default function PageNotFound() {
  return <NotFound />
}
