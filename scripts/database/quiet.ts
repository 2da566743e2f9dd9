// Imported first by scripts whose words are for people: only warnings of the log go between them.
import './environment-in-words'

process.env.LOG_LEVEL ||= 'warn'
