import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import { collections } from '@/collections/index'
import { endpoints, endpointsPlugin } from '@/endpoints/index'
import { globals } from '@/globals/index'
import { checkedFilesPlugin } from '@/hooks/documents/checkFiles'
import { answerBadInput } from '@/hooks/platform/answerBadInput'
import { auditPlugin } from '@/hooks/platform/audit'
import { holdRowsPlugin } from '@/hooks/platform/holdRows'
import { staleGuardPlugin } from '@/hooks/platform/refuseStale'
import { signingPlugin } from '@/hooks/signing/follow-papers'
import { withAccessBeforeFiles } from '@/src/access/access-before-files'
import { withCheckedQueries } from '@/src/access/checked-queries'
import { lockdown, notesAccess } from '@/src/access/lockdown'
import { removeUnsupportedEndpoints } from '@/src/access/offered-endpoints'
import { restrictStaff } from '@/src/access/restrict-staff'
import { apiTabPlugin, fieldComponents } from '@/src/admin/kit/field-components'
import { keptFormsPlugin } from '@/src/admin/kit/payload-overrides/kept-forms'
import { adminViews, screensPlugin } from '@/src/admin/kit/screens/with-screens'
import { UPLOAD_MAX_BYTES } from '@/src/domain/documents/upload-rules'
import { leanIndexes } from '@/src/fields/lean-indexes'
import { connectionsFor, watchPool } from '@/src/lib/database'
import { env } from '@/src/lib/env'
import { closeUploadFolders, keepFilesPrivate } from '@/src/lib/files/private-files'
import { sealedUploads } from '@/src/lib/files/sealed-uploads'
import { uploadsOnS3 } from '@/src/lib/files/uploads-on-s3'
import { FORM_LIMITS, RECORD_LIMIT } from '@/src/lib/http/body-limits'
import { PAYLOAD_PREFIX } from '@/src/lib/http/cookies'
import { log } from '@/src/lib/log'
import { limitedSharp } from '@/src/lib/pictures'
import { payloadSecret } from '@/src/lib/sessions/session-token'
import { outboxAdapter } from '@/src/services/mail/mail-transport'

const root = path.dirname(fileURLToPath(import.meta.url))
/** A transaction left open by a process that is stuck lets its locks go after this long. */
const STUCK_MS = 30_000

/** In place of `true`, `false` and `<No Company Name>`. */
const PLAIN_WORDS = {
  general: {
    true: 'Yes',
    false: 'No',
    noLabel: '–',
    noValue: '–',
    or: 'or',
    noResultsFound: 'Nothing here.',
    sorryNotFound: 'Nothing is at this address. It may have been moved or deleted.',
    noResultsDescription: 'Nothing was added yet, or nothing matches the search and filters.',
  },
}

keepFilesPrivate()

const access = notesAccess()

const config = buildConfig({
  secret: payloadSecret(),
  telemetry: false,
  cookiePrefix: PAYLOAD_PREFIX,
  csrf: [...env.ownOrigins],
  collections,
  globals,
  plugins: [
    endpointsPlugin,
    screensPlugin,
    auditPlugin,
    staleGuardPlugin,
    apiTabPlugin,
    keptFormsPlugin,
    checkedFilesPlugin,
    signingPlugin,
    sealedUploads,
    ...(env.s3 ? [uploadsOnS3(env.s3)] : []),
    access.plugin,
    holdRowsPlugin,
  ],
  endpoints,
  hooks: { afterError: [answerBadInput] },
  editor: lexicalEditor(),
  email: outboxAdapter,
  sharp: limitedSharp,
  logger: log,
  graphQL: { disable: true },
  onInit: async (payload) => {
    await watchPool(payload)
    restrictStaff(payload)
    await closeUploadFolders(payload)
  },
  defaultDepth: 0,
  maxDepth: 3,
  upload: {
    limits: { ...FORM_LIMITS, fileSize: UPLOAD_MAX_BYTES },
    requestSizeLimit: RECORD_LIMIT,
    abortOnLimit: true,
  },
  db: postgresAdapter({
    pool: {
      connectionString: env.DATABASE_URL,
      max: connectionsFor(env.WEB_PROCESSES),
      idle_in_transaction_session_timeout: STUCK_MS,
    },
    idType: 'uuid',
    push: false,
    migrationDir: path.resolve(root, 'src/migrations'),
    beforeSchemaInit: [leanIndexes],
    generateSchemaOutputFile: path.resolve(root, 'src/database-schema.ts'),
  }),
  typescript: { outputFile: path.resolve(root, 'src/payload-types.ts'), autoGenerate: false },
  i18n: { translations: { en: PLAIN_WORDS } },
  admin: {
    user: 'users',
    dateFormat: 'MMM d, yyyy',
    avatar: 'default',
    importMap: {
      baseDir: root,
      importMapFile: path.resolve(root, 'src/app/(payload)/admin/importMap.js'),
    },
    meta: { titleSuffix: ' · Charterdesk' },
    components: {
      providers: [
        '/src/admin/kit/time/OfficeZone#OfficeZone',
        '/src/admin/accounts/two-factor/FactorGate#FactorGate',
      ],
      header: ['/src/admin/accounts/two-factor/GraceBanner#GraceBanner'],
      Nav: '/src/admin/kit/nav/AdminNav#AdminNav',
      views: adminViews,
      graphics: { Logo: '/src/admin/kit/brand/Logo#Logo', Icon: '/src/admin/kit/brand/Icon#Icon' },
    },
  },
})

export default config.then((built) =>
  withAccessBeforeFiles(
    removeUnsupportedEndpoints(
      withCheckedQueries(lockdown(fieldComponents(built), access.written)),
    ),
  ),
)
