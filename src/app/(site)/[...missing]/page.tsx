import { notFound } from 'next/navigation'

/** Every address that no page has: shows the site's own "not found", with header and footer. */
export default function MissingPage() {
  notFound()
}
