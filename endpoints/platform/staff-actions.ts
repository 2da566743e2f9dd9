import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { type StaffOptions, staffEndpoint, staffPost } from '@/src/access/actions'
import type { ActionName } from '@/src/domain/platform/permissions/actions'
import { AppError, parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'
import { limitRate } from '@/src/services/platform/limit-rate'

const id = z.guid()

/** The id of the row that an address names, a `thing`. @throws AppError 404 when it is none */
export function rowId(req: PayloadRequest, thing: string): string {
  const parsed = id.safeParse(req.routeParams?.id)
  if (parsed.success) return parsed.data
  throw new AppError(`no_${thing}`, `This ${thing} does not exist.`, 404)
}

type RowOptions = Omit<StaffOptions, 'handler'> & {
  readonly handler: (req: PayloadRequest, id: string) => Promise<Response>
}

/** An endpoint of staff about the row, a `thing`, that its address names. */
export function staffRowEndpoint(thing: string, { handler, ...options }: RowOptions): Endpoint {
  return staffEndpoint({ ...options, handler: (req) => handler(req, rowId(req, thing)) })
}

const staffRowBy =
  (method: Endpoint['method']) =>
  (thing: string, action: ActionName, path: string, handler: RowOptions['handler']): Endpoint =>
    staffRowEndpoint(thing, { action, path, method, handler })

export const staffRowGet = staffRowBy('get')
export const staffRowPost = staffRowBy('post')

const inputOf = async <Input>(req: PayloadRequest, input: z.ZodType<Input>): Promise<Input> =>
  parseInput(input, await bodyOf(req))

/** What staff do with one action: sent as `input` says, answered with what `work` tells them. */
export const staffActions =
  (action: ActionName) =>
  <Input>(
    path: string,
    input: z.ZodType<Input>,
    work: (req: PayloadRequest, input: Input) => Promise<object>,
  ): Endpoint =>
    staffPost(action, path, async (req) =>
      Response.json(await work(req, await inputOf(req, input))),
    )

/** A staff action with input on the row, a `thing`, that the address names. */
export const staffRowActions =
  (thing: string, action: ActionName) =>
  <Input>(
    path: string,
    input: z.ZodType<Input>,
    work: (req: PayloadRequest, id: string, input: Input) => Promise<object>,
  ): Endpoint =>
    staffPost(action, path, async (req) => {
      const id = rowId(req, thing)
      return Response.json(await work(req, id, await inputOf(req, input)))
    })

/** A staff action without input on the row that the address names. */
export const plainStaffActions =
  (thing: string, action: ActionName) =>
  (path: string, work: (req: PayloadRequest, id: string) => Promise<object>): Endpoint =>
    staffPost(action, path, async (req) => Response.json(await work(req, rowId(req, thing))))

/** A look at what is kept secret: it counts for the person who looks, and nothing stores the answer. */
export const revealSecret = <Input>(
  action: ActionName,
  path: string,
  input: z.ZodType<Input>,
  show: (req: PayloadRequest, input: Input) => Promise<object>,
): Endpoint =>
  staffPost(action, path, async (req) => {
    const asked = await inputOf(req, input)
    await limitRate(req, 'reveal', req.user?.id)
    return Response.json(await show(req, asked), { headers: { 'cache-control': 'no-store' } })
  })
