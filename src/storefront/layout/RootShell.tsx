import '@/src/storefront/site.css'

import type { ReactNode } from 'react'

import { lora, publicSans, sans, serif } from '@/src/storefront/layout/fonts'
import { cx } from '@/src/storefront/ui/cx'

import { type Brand, brandStyle } from './brand'

type RootShellProps = { brand: Brand; children: ReactNode }

/** `<html>` and `<body>` of every page outside the admin: fonts, styles, the brand, skip link. */
export function RootShell({ brand, children }: RootShellProps) {
  return (
    <html
      lang="en"
      data-scroll-behavior="smooth"
      className={cx(sans.variable, serif.variable, publicSans.variable, lora.variable)}
      style={brandStyle(brand)}
    >
      <body className="flex min-h-dvh flex-col antialiased">
        <a
          href="#content"
          className="sr-only z-50 bg-raised px-4 py-3 font-semibold focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
        >
          Skip to content
        </a>
        {children}
      </body>
    </html>
  )
}
