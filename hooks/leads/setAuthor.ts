import type { CollectionBeforeChangeHook } from 'payload'

/** A note is its writer's, no matter who the request says wrote it. */
export const setAuthor: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'create' && req.user
    ? { ...data, kind: data.kind ?? 'note', author: req.user.id }
    : data
