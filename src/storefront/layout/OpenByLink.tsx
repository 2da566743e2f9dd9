import type { ReactNode } from 'react'

import { Button } from '@/src/storefront/ui/button'
import { Container } from '@/src/storefront/ui/layout'

type OpenByLinkProps = {
  title: string
  /** Whose it is, and since when. */
  children: ReactNode
  /** What someone should know whose it is not. */
  warning: string
  /** Where the button sends the link's own parts. */
  action: string
  fields: Readonly<Record<string, string>>
  label: string
}

/**
 * What stands between a mailed link and what it opens: merely following a link must not put
 * another person's order or conversation into a browser. It works without our script.
 */
export function OpenByLink({ fields, ...props }: OpenByLinkProps) {
  return (
    <Container width="form" className="py-12 lg:py-20">
      <h1 className="heading text-2xl">{props.title}</h1>
      <p className="mt-3 text-muted">{props.children}</p>
      <form method="post" action={props.action} className="mt-8">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" size="lg" block>
          {props.label}
        </Button>
      </form>
      <p className="mt-4 text-sm text-muted">{props.warning}</p>
    </Container>
  )
}
