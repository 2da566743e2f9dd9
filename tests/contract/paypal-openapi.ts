import { readFileSync } from 'node:fs'

import Ajv2019, { type ErrorObject } from 'ajv/dist/2019'
import addFormats from 'ajv-formats'
import { z } from 'zod'

/** See data/README.md for where it comes from. */
const file = new URL('./data/paypal-openapi.json', import.meta.url)

const operation = z.object({
  requestBody: z.unknown().optional(),
  responses: z.record(z.string(), z.unknown()),
})
const description = z.object({
  apis: z.array(
    z.object({
      file: z.string(),
      paths: z.record(z.string(), z.record(z.string(), operation)),
      components: z.unknown(),
    }),
  ),
})

const { apis } = description.parse(JSON.parse(readFileSync(file, 'utf8')))

type Json = Readonly<Record<string, unknown>>
const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** PayPal leaves its objects open; here a field that it does not describe is wrong. */
const closedValue = (schema: unknown): unknown =>
  isJson(schema) ? { ...closed(schema), unevaluatedProperties: false } : schema

function closed(schema: unknown): Json {
  if (!isJson(schema)) return {}
  const entries = Object.entries(schema).map(([key, value]) => {
    if (key === 'properties' && isJson(value)) {
      const inner = Object.entries(value).map(([name, one]) => [name, closedValue(one)])
      return [key, Object.fromEntries(inner)]
    }
    if (key === 'items') return [key, closedValue(value)]
    const isList = key === 'allOf' || key === 'anyOf' || key === 'oneOf'
    return isList && Array.isArray(value) ? [key, value.map(closed)] : [key, value]
  })
  return Object.fromEntries(entries)
}

function schemasOf(components: unknown): Json {
  const all = isJson(components) && isJson(components.schemas) ? components.schemas : {}
  return Object.fromEntries(Object.entries(all).map(([name, schema]) => [name, closed(schema)]))
}

const ajv = new Ajv2019({ strict: false, allErrors: true, unicodeRegExp: false })
addFormats(ajv)
// PayPal's own formats stand beside patterns, which say the same.
const OWN_FORMAT = /"format":"((?:ppaas|merchant)_\w+)"/g
for (const [, name = ''] of JSON.stringify(apis).matchAll(OWN_FORMAT)) ajv.addFormat(name, true)
for (const api of apis) {
  ajv.addSchema({ $id: api.file, components: { schemas: schemasOf(api.components) } })
}

const inJson = z.object({
  content: z.object({ 'application/json': z.object({ schema: z.unknown() }) }),
})

function relocated(schema: unknown, id: string): unknown {
  if (Array.isArray(schema)) return schema.map((one) => relocated(one, id))
  if (!isJson(schema)) return schema
  const entries = Object.entries(schema).map(([key, value]) =>
    key === '$ref' ? [key, `${id}${String(value)}`] : [key, relocated(value, id)],
  )
  return Object.fromEntries(entries)
}

const said = ({ instancePath, message, params }: ErrorObject): string => {
  const extra = 'unevaluatedProperty' in params ? ` "${params.unevaluatedProperty}"` : ''
  const missing = 'missingProperty' in params ? '' : extra
  return `${instancePath || '/'} ${message}${missing}`
}

const compiled = new Map<string, ReturnType<typeof ajv.compile>>()

function check(key: string, id: string, schema: unknown, value: unknown): string[] {
  const known = compiled.get(key) ?? ajv.compile(Object(closedValue(relocated(closed(schema), id))))
  compiled.set(key, known)
  return known(value) ? [] : (known.errors ?? []).map(said)
}

const matches = (template: string, path: string): boolean =>
  new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path)

/** What PayPal answers where an operation names no answer of its own. */
const defaultOf = (components: unknown): unknown =>
  isJson(components) && isJson(components.responses) ? components.responses.default : undefined

function operationOf(method: string, path: string) {
  for (const api of apis) {
    const template = Object.keys(api.paths).find((one) => matches(one, path))
    const found = template && api.paths[template]?.[method.toLowerCase()]
    if (found) {
      const name = `${method} ${template}`
      return { id: api.file, name, byDefault: defaultOf(api.components), ...found }
    }
  }
  return null
}

/** Whether PayPal describes this request at all. */
export const isDescribed = (method: string, path: string): boolean =>
  operationOf(method, path) !== null

/** What is wrong with an answer, by PayPal's own description; empty when nothing is. */
export function wrongInAnswer(
  method: string,
  path: string,
  status: number,
  body: unknown,
): string[] {
  const found = operationOf(method, path)
  const named = found?.responses[String(status)]
  const response = named ?? (status >= 400 ? found?.byDefault : undefined)
  if (!found || !response) return [`${method} ${path} is not described to answer ${status}`]
  const { data } = inJson.safeParse(response)
  if (!data) return []
  return check(`${found.name} ${status}`, found.id, data.content['application/json'].schema, body)
}

/** What is wrong with the body of a request. */
export function wrongInRequest(method: string, path: string, body: unknown): string[] {
  const found = operationOf(method, path)
  const { data } = inJson.safeParse(found?.requestBody)
  if (!found || !data) return []
  return check(`${found.name} request`, found.id, data.content['application/json'].schema, body)
}

/** What is wrong with something that PayPal describes by name, such as what an event is about. */
export function wrongInSchema(file: string, name: string, value: unknown): string[] {
  const schema = { $ref: `#/components/schemas/${name}` }
  return check(`${file} ${name}`, file, schema, value)
}
