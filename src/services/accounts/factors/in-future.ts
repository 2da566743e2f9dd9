import { sql } from 'drizzle-orm'

/** So long from now by the database's clock, such as `5 minutes`. */
export const inFuture = (interval: string) => sql<string>`now() + ${interval}::interval`
