import { BEACON } from '@/src/lib/browser/inline/beacon'

/** Has a page count its visits. `nonce` is that of the answer, where it has one. */
export function CountVisits({ nonce }: { readonly nonce?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own, in which nothing is filled in
  return <script dangerouslySetInnerHTML={{ __html: BEACON }} nonce={nonce} />
}
