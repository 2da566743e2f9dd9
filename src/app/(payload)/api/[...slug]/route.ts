import { serveApi } from '@/src/lib/http/serve-api'

export const GET = serveApi
export const POST = serveApi
export const PATCH = serveApi
export const PUT = serveApi
export const DELETE = serveApi
export const OPTIONS = serveApi
