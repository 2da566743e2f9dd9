// Imported first by scripts whose words are for people: only warnings of the log go between them.
process.env.LOG_LEVEL ||= 'warn'
