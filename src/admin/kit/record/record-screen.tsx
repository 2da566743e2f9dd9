import { SetStepNav } from '@payloadcms/ui'
import type { Access, CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { z } from 'zod'
import type { ScreenName } from '@/src/admin/screens'
import { isPermission } from '@/src/domain/platform/permissions/areas'
import { capitalized } from '@/src/domain/vocabulary/text/capitalized'
import { collectionHref } from '@/src/lib/admin-address'
import { type Names, namesOf, readRecord } from '@/src/queries/platform/records'
import { businessZone } from '@/src/services/platform/business-zone'
import { ListPage } from '../list/ListPage'
import { crumbsOf, ViewOnly } from '../page/PageHeader'
import { screenView, type ViewContext } from '../page/screen-view'
import { addressOf, addressWith, screenOf } from '../screens/admin-href'
import { seesDeveloperViews } from '../screens/developer-views'
import { Moment } from '../time/When'
import { EmptyState, Facts, LinkButton } from '../ui/parts'
import { fieldsOf } from './fields-of'
import { DeleteRecord, RestoreRecord } from './RecordActions'
import { Answer, RecordFacts } from './RecordFacts'
import { RecordForm } from './RecordForm'
import type { RecordField, Values } from './record-field'
import { recordList } from './record-list'
import type { RecordRow, RecordSpec } from './record-spec'

/** In place of an id, in the address of a record that is not made yet. */
const NEW = 'new'

const values = z.record(z.string(), z.unknown()).catch({})
const mayDo = async (access: Access, req: PayloadRequest) => Boolean(await access({ req }))

type At = {
  readonly name: ScreenName
  readonly spec: RecordSpec
  readonly slug: CollectionSlug
  readonly collection: SanitizedCollectionConfig
  readonly context: ViewContext
  /** The list as it was when the record was opened. */
  readonly back: string
}

/** The parts of a form as the screen names them, and the fields that staff only see. */
function partsOf(spec: RecordSpec, fields: readonly RecordField[]) {
  const asked = fields.filter(({ isFixed }) => !isFixed)
  if (!spec.sections) return [{ fields: asked }]
  return spec.sections.map(({ title, fields: names }) => ({
    title,
    fields: names.flatMap((name) => asked.find((field) => field.name === name) ?? []),
  }))
}

/** Whether the screen shows a field: all of them, or those of its sections. */
const isNamed = ({ sections }: RecordSpec, name: string): boolean =>
  !sections || sections.some(({ fields }) => fields.includes(name))

async function RecordPage({ at, id }: { at: At; id: string }) {
  const { name, spec, slug, collection, context, back } = at
  const { req } = context
  const isNew = id === NEW
  const record = isNew ? null : await readRecord(req, slug, id)
  const title =
    record && String(record[collection.admin.useAsTitle ?? 'id'] ?? capitalized(spec.noun))
  const label = title ?? (isNew ? `New ${spec.noun}` : capitalized(spec.noun))
  const list = { label: screenOf(name).label, url: back }
  const head = (
    <header className="admin-page__header">
      <SetStepNav nav={[...crumbsOf(name).slice(0, -1), list, { label }]} />
      <div>
        <h1>{label}</h1>
      </div>
      {record && <Actions at={at} record={record} title={label} />}
    </header>
  )
  if (!isNew && !record) {
    return (
      <>
        {head}
        <EmptyState action={<LinkButton href={back}>Back to the list</LinkButton>}>
          {`This ${spec.noun} does not exist. It may have been deleted.`}
        </EmptyState>
      </>
    )
  }
  const { access } = collection
  const mayChange = await mayDo(isNew ? access.create : access.update, req)
  const isForm = mayChange && !record?.deletedAt
  const of = { req, path: `collection.${slug}`, isForm, isKept: spec.isKept }
  const fields = await fieldsOf(of, collection.fields)
  const names = record ? await namesIn(req, fields, record) : {}
  const zone = await businessZone(req)
  return (
    <>
      {head}
      {!mayChange && !spec.isKept && <LookOnly name={name} />}
      <div className="grid gap-x-12 gap-y-6 min-[1100px]:grid-cols-[minmax(0,720px)_minmax(0,320px)]">
        {isForm ? (
          <RecordForm
            accept={collection.upload ? collection.upload.mimeTypes : undefined}
            back={back}
            collection={slug}
            key={`${id} ${String(record?.updatedAt)}`}
            noun={spec.noun}
            record={record}
            sections={partsOf(spec, fields)}
            stays={spec.stays ?? false}
            zone={zone}
          />
        ) : (
          record && (
            <RecordFacts
              fields={fields.filter(({ name: one }) => isNamed(spec, one))}
              names={names}
              record={record}
              zone={zone}
            />
          )
        )}
        {record && (
          <Beside at={at} fields={isForm ? fields : []} names={names} record={record} zone={zone} />
        )}
      </div>
    </>
  )
}

/** Says to those who may only look what changing would take. */
function LookOnly({ name }: { name: ScreenName }) {
  const permission = screenOf(name).needs.replace(/^view_/, 'manage_')
  return isPermission(permission) && <ViewOnly permission={permission} />
}

type Of = { readonly at: At; readonly record: RecordRow }

async function Actions({ at, record, title }: Of & { title: string }) {
  const { spec, slug, collection, context, back } = at
  const { req } = context
  const { access, admin, trash } = collection
  const own = { id: record.id, name: title, slug }
  const preview = await admin.preview?.(record, { locale: '', req, token: null })
  const mayDelete = await mayDo(trash ? access.update : access.delete, req)
  return (
    <div className="admin-page__actions">
      {preview && <LinkButton href={preview}>Preview</LinkButton>}
      {seesDeveloperViews(req) && (
        <LinkButton href={collectionHref(slug, record.id)}>Developer view</LinkButton>
      )}
      {mayDelete &&
        (record.deletedAt ? (
          <RestoreRecord {...own} />
        ) : (
          <DeleteRecord {...own} back={back} hasTrash={trash} noun={spec.noun} />
        ))}
    </div>
  )
}

/** Fields that services write, those of groups too, with where they are. */
const fixedIn = (fields: readonly RecordField[], record: Values): [RecordField, unknown][] =>
  fields.flatMap((field) => {
    const answer = record[field.name]
    if (field.kind === 'group') return fixedIn(field.fields, values.parse(answer))
    return field.isFixed && answer ? [[field, answer] as const] : []
  })

async function namesIn(
  req: PayloadRequest,
  fields: readonly RecordField[],
  record: Readonly<Values>,
): Promise<Names> {
  const found = await Promise.all(
    fields.map((field) => {
      const answer = record[field.name]
      if (field.kind === 'group') return namesIn(req, field.fields, values.parse(answer))
      if (field.kind !== 'record' || !answer) return {}
      return namesOf(req, { to: field.to, ids: [answer].flat().map(String) })
    }),
  )
  return Object.assign({}, ...found)
}

type BesideProps = Of & {
  readonly fields: readonly RecordField[]
  readonly names: Names
  readonly zone: string
}

/** What services know of a record, and what its screen adds. */
async function Beside({ at, record, fields, names, zone }: BesideProps) {
  const moment = (when: unknown) => typeof when === 'string' && <Moment at={when} />
  return (
    <aside>
      {at.collection.upload && <StoredFile record={record} />}
      {await at.spec.beside?.(at.context.req, record)}
      <Facts
        facts={[
          ...fixedIn(fields, record).map(
            ([field, answer]) =>
              [
                field.label,
                <Answer
                  answer={answer}
                  field={field}
                  key={field.name}
                  names={names}
                  record={record}
                  zone={zone}
                />,
              ] as const,
          ),
          ['Added', moment(record.createdAt)],
          ['Last changed', moment(record.updatedAt)],
        ]}
      />
    </aside>
  )
}

const file = z.object({
  url: z.string(),
  filename: z.string(),
  mimeType: z.string(),
  thumbnailURL: z.string().nullish(),
})

function StoredFile({ record }: { record: RecordRow }) {
  const { data: kept } = file.safeParse(record)
  if (!kept) return null
  return (
    <p className="m-0 mb-4 wrap-anywhere">
      {kept.thumbnailURL && (
        <img
          alt=""
          className="block max-w-full max-h-60 mb-2 border border-line rounded-ui"
          src={kept.thumbnailURL}
        />
      )}
      <a download href={kept.url}>
        {kept.filename}
      </a>
    </p>
  )
}

/** The view of a screen of simple records: their list, or the one that the address names by `?id=`. */
export const recordScreen = (name: ScreenName, spec: RecordSpec) =>
  screenView(name, async ({ context }) => {
    const screen = screenOf(name)
    if (!('replaces' in screen) || !screen.replaces) throw new Error(`${name} lists no collection`)
    const slug = screen.replaces
    const collection = context.req.payload.collections[slug].config
    const back = addressWith(addressOf(screen), context.search, { id: null })
    const at: At = { name, spec, slug, collection, context, back }
    const { id } = context.search
    if (typeof id === 'string' && id !== '') return <RecordPage at={at} id={id} />
    const { create, update } = collection.access
    const mayChange = await mayDo(update, context.req)
    const open = (one: string) =>
      spec.opens?.(one) ?? addressWith(addressOf(screen), context.search, { id: one })
    return (
      <ListPage
        actions={
          !spec.isKept &&
          (await mayDo(create, context.req)) && (
            <LinkButton href={open(NEW)} look="primary">{`Add ${spec.noun}`}</LinkButton>
          )
        }
        context={context}
        list={recordList(spec, {
          req: context.req,
          screen: name,
          slug,
          collection,
          mayChange,
          open,
        })}
        stats={
          <>
            {!spec.isKept && !mayChange && <LookOnly name={name} />}
            {await spec.note?.(context.req)}
          </>
        }
      />
    )
  })
