import { z } from 'zod'

/** Where the site under test is, and the keys to it. `scripts/test.mjs` sets these. */
const environment = z.object({
  E2E_BASE_URL: z.url(),
  E2E_DATABASE_URL: z.string().startsWith('postgres'),
  E2E_SANDBOX_URL: z.url(),
  E2E_ADMIN_EMAIL: z.email(),
  E2E_ADMIN_PASSWORD: z.string().min(1),
})

export const e2e = environment.parse(process.env)
