import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import sharp from 'sharp'

import { collections } from '@/collections/index'
import { endpoints, withEndpoints } from '@/endpoints/index'
import { globals } from '@/globals/index'
import { answerBadInput } from '@/hooks/answerBadInput'
import { lockdown, writtenAccess } from '@/src/access/lockdown'
import { withPlainEditors } from '@/src/admin/plain-editors'
import { UPLOAD_MAX_BYTES } from '@/src/domain/documents/upload-rules'
import { outboxAdapter } from '@/src/email/outbox-adapter'
import { outliveDatabaseRestarts } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { log } from '@/src/lib/log'
import { deriveToken } from '@/src/lib/secrets'

const root = path.dirname(fileURLToPath(import.meta.url))
/** A transaction left open by a process that is stuck lets its locks go after this long. */
const STUCK_MS = 30_000

const written = writtenAccess([...collections, ...globals])

const config = buildConfig({
  secret: deriveToken('sessions'),
  telemetry: false,
  csrf: [...env.ownOrigins],
  collections: collections.map(withEndpoints).map(withPlainEditors),
  globals: globals.map(withPlainEditors),
  endpoints,
  hooks: { afterError: [answerBadInput] },
  editor: lexicalEditor(),
  email: outboxAdapter,
  sharp,
  logger: log,
  graphQL: { disable: true },
  onInit: outliveDatabaseRestarts,
  defaultDepth: 0,
  maxDepth: 3,
  upload: {
    limits: { fileSize: UPLOAD_MAX_BYTES },
    abortOnLimit: true,
    safeFileNames: true,
    preserveExtension: 5,
  },
  db: postgresAdapter({
    pool: {
      connectionString: env.DATABASE_URL,
      max: 20,
      idle_in_transaction_session_timeout: STUCK_MS,
    },
    idType: 'uuid',
    push: false,
    migrationDir: path.resolve(root, 'src/migrations'),
  }),
  typescript: { outputFile: path.resolve(root, 'src/payload-types.ts'), autoGenerate: false },
  admin: {
    user: 'users',
    avatar: 'default',
    importMap: {
      baseDir: root,
      importMapFile: path.resolve(root, 'src/app/(payload)/admin/importMap.js'),
    },
    meta: { titleSuffix: ' · Charterdesk' },
    components: {
      Nav: '/src/admin/nav/AdminNav#AdminNav',
      views: {
        dashboard: { Component: '/src/admin/dashboard/Dashboard#Dashboard' },
        accessDenied: {
          Component: '/src/admin/guards/AccessDenied#AccessDenied',
          path: '/access-denied',
          exact: true,
        },
        paymentGateways: {
          Component: '/src/admin/payments/PaymentGateways#PaymentGateways',
          path: '/payments',
          exact: true,
          meta: { title: 'Payment Gateways' },
        },
      },
      graphics: { Logo: '/src/admin/brand/Logo#Logo', Icon: '/src/admin/brand/Icon#Icon' },
    },
  },
})

export default config.then((built) => lockdown(built, written))
