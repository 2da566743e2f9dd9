// The smallest Medusa shop: its defaults, without Redis and without the admin's pages.
import { defineConfig } from '@medusajs/framework/utils'

const CORS = 'http://127.0.0.1'

export default defineConfig({
  admin: { disable: true },
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    databaseDriverOptions: { ssl: false, connection: { ssl: false } },
    http: {
      storeCors: CORS,
      adminCors: CORS,
      authCors: CORS,
      jwtSecret: 'bench',
      cookieSecret: 'bench',
    },
  },
})
