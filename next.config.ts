import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import { ADMIN_REDIRECTS, RECORD_REDIRECTS } from './src/admin/kit/screens/admin-href'
import { DEVELOPER_VIEWS } from './src/admin/kit/screens/developer-cookie'
import { PAYING } from './src/domain/content/addresses'
import { ADMIN } from './src/lib/admin-address'

const NOSNIFF = { key: 'X-Content-Type-Options', value: 'nosniff' }

const ANY_ORIGIN = { key: 'Access-Control-Allow-Origin', value: '*' }

const SECURITY = [
  NOSNIFF,
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  },
]

/** Banks and Razorpay open windows of their own, and speak to the page that opened them. */
const POPUPS = { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' }

/**
 * What browsers load is built as ever. The server's code is run as it is written: a dozen entries hold
 * all of Payload each, and making those small takes half of the time of a build.
 */
const QUICK = {
  turbopackMinify: { server: false, client: true },
  turbopackSourceMaps: false,
  turbopackFileSystemCacheForBuild: !process.env.CI, // nothing is built there again
}

const withAdmin = withPayload({
  distDir: process.env.NEXT_DIST_DIR || '.next',
  output: process.env.CHARTERDESK_STANDALONE === '1' ? 'standalone' : undefined,
  experimental: process.env.CHARTERDESK_QUICK_BUILD === '1' ? QUICK : {},
  cacheComponents: true,
  partialPrefetching: true,
  reactStrictMode: true,
  poweredByHeader: false,
  // The faces of the PDFs are read from the disk, which the tracer cannot see: all of src/pdf/fonts.ts.
  outputFileTracingIncludes: {
    '/receipts/*/pdf': [
      './node_modules/@fontsource/instrument-sans/files/*-{400,600}-normal.woff',
      './node_modules/@fontsource/newsreader/files/*-{400,500,600}-normal.woff',
      './node_modules/@fontsource/noto-sans*/files/*-{400,600}-normal.woff',
      './node_modules/@embedpdf/fonts-*/fonts/*-Regular.otf',
    ],
  },
  images: { unoptimized: true }, // no page uses it, and it would decode what anybody names
  typescript: { ignoreBuildErrors: true }, // `npm run check` runs tsc over more than the build does
  redirects: async () => [
    ...Object.entries(ADMIN_REDIRECTS).map(([source, destination]) => ({
      source,
      destination,
      permanent: false,
    })),
    ...Object.entries(RECORD_REDIRECTS).map(([source, destination]) => ({
      source,
      destination,
      permanent: false,
      missing: [{ type: 'cookie' as const, key: DEVELOPER_VIEWS }],
    })),
  ],
})

const payloadHeaders = withAdmin.headers

const config: NextConfig = {
  ...withAdmin,
  // Payload asks every page for a client hint, which makes a cold browser load it twice:
  // only the admin needs it.
  headers: async () => [
    { source: '/((?!_next/static/).*)', headers: SECURITY },
    { source: '/_next/static/:path*', headers: [NOSNIFF] }, // a page has a dozen of these
    // The card fields are in the provider's frame, and in our typeface.
    { source: '/_next/static/media/:path*', headers: [ANY_ORIGIN] },
    ...PAYING.map((path) => ({ source: `${path}/:path*`, headers: [POPUPS] })),
    ...((await payloadHeaders?.()) ?? []).map((rule) => ({ ...rule, source: `${ADMIN}/:path*` })),
  ],
}

export default config
