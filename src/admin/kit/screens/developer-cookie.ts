/** The cookie of an administrator who wants Payload's own pages of records beside ours. */
export const DEVELOPER_VIEWS = 'developer-views'
