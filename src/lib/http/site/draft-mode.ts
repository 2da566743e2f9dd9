/** Next’s own mark of a browser that may be shown drafts, if its session is an editor’s. */
export const DRAFT_MODE = '__prerender_bypass'
