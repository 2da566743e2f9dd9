// Imported first by programs that change tables: they connect as the tables' owner, where that is another
// user than the application's. Its address leads to PostgreSQL itself, not to a pooler.
const { DATABASE_OWNER_URL, DATABASE_URL } = process.env
if (DATABASE_OWNER_URL && DATABASE_URL && !process.env.DATABASE_APPLICATION_URL) {
  process.env.DATABASE_APPLICATION_URL = DATABASE_URL
  process.env.DATABASE_URL = DATABASE_OWNER_URL
  delete process.env.DATABASE_DIRECT_URL
}
