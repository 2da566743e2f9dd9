import type { GlobalSlug, PayloadRequest } from 'payload'

import { readGlobal } from '@/src/queries/platform/records'
import { Section } from '../ui/parts'
import { GlobalForm } from './FieldsForm'
import { fieldsOf } from './fields-of'
import type { RecordField } from './record-field'

type Props = {
  readonly req: PayloadRequest
  readonly global: GlobalSlug
  /** The fields that are asked, in this order. */
  readonly names: readonly string[]
  /** The answers of a field that the global has as a line of text. */
  readonly choices?: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly title: string
  readonly description: string
}

/**
 * Some fields of a global as a section with a form of its own: labels, help and limits are the global's.
 *
 * @throws Forbidden for those who may not read the global
 */
export async function GlobalSection(props: Props) {
  const { req, global: slug, names, choices = {}, title, description } = props
  const config = req.payload.globals.config.find((one) => one.slug === slug)
  const stored = await readGlobal(req, slug)
  const fields = await fieldsOf({ req, path: `global.${slug}`, isForm: true }, config?.fields ?? [])
  const asked = names.flatMap((name): RecordField[] => {
    const field = fields.find((one) => one.name === name)
    const last4 = stored[`${name}Last4`]
    const isSecret = fields.some((one) => one.name === `${name}Last4`)
    if (!field) return []
    const options = choices[name]
    if (options) return [{ ...field, kind: 'choice', options }]
    return [isSecret ? { ...field, kind: 'secret', last4: String(last4 ?? '') } : field]
  })
  return (
    <Section description={description} id={names.join('-')} title={title}>
      <GlobalForm
        draft={asked.some(({ kind }) => kind === 'secret') ? null : `${slug}:${names.join('+')}`}
        fields={asked}
        key={JSON.stringify(names.map((name) => stored[name]))}
        path={`/api/globals/${slug}`}
        success={`${title} saved.`}
        values={Object.fromEntries(names.map((name) => [name, stored[name]]))}
      />
    </Section>
  )
}
