import type { ComponentProps } from 'react'

import { type ButtonLook, buttonClass } from '../button-look'
import { cx } from '../cx'
import { SiteLink } from './site-link'

type ButtonLinkProps = Omit<ComponentProps<typeof SiteLink>, 'href'> & ButtonLook & { href: string }

/** Goes somewhere. Addresses of other kinds (`mailto:`, `tel:`, `https:`) become a plain link. */
export function ButtonLink({ variant, size, block, className, href, ...rest }: ButtonLinkProps) {
  const look = cx(buttonClass({ variant, size, block }), className)
  if (!href.startsWith('/')) {
    const { children, title, id, target, rel } = rest
    return (
      <a href={href} title={title} id={id} target={target} rel={rel} className={look}>
        {children}
      </a>
    )
  }
  return <SiteLink {...rest} href={href} className={look} />
}
