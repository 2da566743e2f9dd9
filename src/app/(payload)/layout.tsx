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
import '@/src/admin/kit/stock/frame.css'
import '@/src/admin/kit/stock/lists.css'
import '@/src/admin/kit/stock/forms.css'
import '@/src/admin/kit/stock/rich-text.css'
import '@/src/admin/kit/nav/nav.css'
import '@/src/admin/kit/palette/palette.css'
import '@/src/admin/admin.css'
import '@/src/admin/orders/orders.css'
import '@/src/admin/kit/ui/ui.css'
import '@/src/admin/kit/list/list.css'
import '@/src/admin/kit/list/dense.css'
import '@/src/admin/kit/ui/record.css'
import '@/src/admin/kit/ui/edit/edit.css'
import '@/src/admin/payments/payments.css'
import '@/src/admin/support/tickets.css'

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
