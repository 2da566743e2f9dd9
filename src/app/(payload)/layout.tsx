import '@/src/admin/layers.css'
import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { connection } from 'next/server'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { importMap } from '@/src/app/(payload)/admin/importMap'
import { getSettings } from '@/src/queries/content/settings'
import { brandStyle } from '@/src/storefront/layout/brand'
import { publicSans, sans } from '@/src/storefront/layout/fonts'
import { cx } from '@/src/storefront/ui/cx'
import '@/src/admin/kit/tokens.css'
import '@/src/admin/kit/tailwind.css'
import '@/src/admin/kit/payload-overrides/frame.css'
import '@/src/admin/kit/payload-overrides/lists.css'
import '@/src/admin/kit/payload-overrides/forms.css'
import '@/src/admin/kit/payload-overrides/rich-text.css'
import '@/src/admin/kit/nav/nav.css'
import '@/src/admin/orders/orders.css'
import '@/src/admin/kit/ui/ui.css'

export const instant = false

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({ ...args, config, importMap })
}

export default async function PayloadLayout({ children }: { children: ReactNode }) {
  await connection()
  const { brand } = await getSettings()
  return (
    <RootLayout
      config={config}
      htmlProps={{ className: cx(sans.variable, publicSans.variable), style: brandStyle(brand) }}
      importMap={importMap}
      serverFunction={serverFunction}
    >
      {children}
    </RootLayout>
  )
}
