import { notFound } from 'next/navigation'

/** Any address below a page of someone's own that no page has: Next's own answer has no style of ours. */
export default function Missing() {
  notFound()
}
