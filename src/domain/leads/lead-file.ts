/** The largest file of leads that can be imported, in bytes. */
export const LEAD_FILE_BYTES = 5 * 1024 * 1024
