import type { PayloadRequest } from 'payload'

import { DEVELOPER_VIEWS } from './developer-cookie'

const isOn = (headers: Headers) =>
  (headers.get('cookie') ?? '').split(/;\s*/).includes(`${DEVELOPER_VIEWS}=on`)

/** Whether the person who asks is an administrator who has switched them on, in this browser. */
export const seesDeveloperViews = (req: PayloadRequest): boolean =>
  req.user?.role === 'admin' && isOn(req.headers)
