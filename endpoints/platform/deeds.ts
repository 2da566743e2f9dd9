import type { Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'

import { staffEndpoint } from '@/src/access/actions'
import type { ActionName } from '@/src/domain/platform/permissions/actions'
import { parseInput } from '@/src/lib/errors'
import { bodyOf } from '@/src/lib/http/endpoint'

import { staffRowEndpoint } from './row-id'

/** What staff do with one action: sent as `input` says, answered with what `work` tells them. */
export const deeds =
  (action: ActionName) =>
  <Input>(
    path: string,
    input: z.ZodType<Input>,
    work: (req: PayloadRequest, input: Input) => Promise<object>,
  ): Endpoint =>
    staffEndpoint({
      action,
      path,
      method: 'post',
      handler: async (req) => Response.json(await work(req, parseInput(input, await bodyOf(req)))),
    })

/** The same to the row, a `thing`, that the address names. */
export const rowDeeds =
  (thing: string, action: ActionName) =>
  <Input>(
    path: string,
    input: z.ZodType<Input>,
    work: (req: PayloadRequest, id: string, input: Input) => Promise<object>,
  ): Endpoint =>
    staffRowEndpoint(thing, {
      action,
      path,
      method: 'post',
      handler: async (req, id) =>
        Response.json(await work(req, id, parseInput(input, await bodyOf(req)))),
    })

/** The same where the address says it all. */
export const plainDeeds =
  (thing: string, action: ActionName) =>
  (path: string, work: (req: PayloadRequest, id: string) => Promise<object>): Endpoint =>
    staffRowEndpoint(thing, {
      action,
      path,
      method: 'post',
      handler: async (req, id) => Response.json(await work(req, id)),
    })
