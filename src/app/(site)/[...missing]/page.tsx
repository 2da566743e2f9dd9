import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } }

/** Every address that no page has: shows the site's own "not found", with header and footer. */
export default function MissingPage() {
  notFound()
}
