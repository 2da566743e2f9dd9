/** The largest file of facts that can be imported, in bytes. All of ours weigh a fifth of it. */
export const FACT_FILE_BYTES = 2 * 1024 * 1024
