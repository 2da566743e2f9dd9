import { GET as returnRoute } from '@/src/app/(dashboard)/checkout/return/route'
import { serveApi } from '@/src/lib/http/serve-api'

/** A web process of the shop: takes a request, and answers it unless it dies. */
export type Server = (request: Request) => Promise<Response>

/** The shop in this very process: the API, and the page that gateways lead back to. */
export const serverHere: Server = (request) =>
  new URL(request.url).pathname === '/checkout/return' ? returnRoute(request) : serveApi(request)
