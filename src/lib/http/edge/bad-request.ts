import { AppError } from '@/src/lib/errors'

export const badRequest = (message: string, fields?: Record<string, string>) =>
  new AppError('bad_request', message, 400, fields)
