import Link from 'next/link'

/** The list that a page belongs to, above its heading. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <p className="mb-4 text-sm">
      <Link href={href} className="link">
        {children}
      </Link>
    </p>
  )
}
