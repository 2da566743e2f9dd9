/** The administrator whom a prepared test database begins with. */
export const FIRST_ADMIN = { email: 'admin@example.com', password: 'correct horse battery' }
