/** How much a blank official form may weigh. */
export const FORM_FILE_BYTES = 8 * 1024 * 1024
