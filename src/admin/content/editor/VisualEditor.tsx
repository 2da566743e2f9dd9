'use client'

import { toast } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { addressWith } from '@/src/admin/kit/screens/admin-href'
import { sendJson } from '@/src/admin/kit/ui/actions'
import { DialogActions, KitDialog } from '@/src/admin/kit/ui/dialogs'
import { Notice } from '@/src/admin/kit/ui/parts'
import { EDITOR_PAGES, editorPage } from '@/src/domain/content/editing/editor-pages'
import { plural } from '@/src/domain/vocabulary/plural'
import { tabMemory } from '@/src/lib/browser/tab-memory'

import type { Editable } from './answers'
import { ConflictDialog } from './ConflictDialog'
import { ElementPanel, familyOf } from './ElementPanel'
import { ElementTable } from './ElementTable'
import type { FramePage } from './frame/frame-page'
import { SiteFrame, type Width } from './frame/SiteFrame'
import { useShown } from './frame/use-shown'
import { HistoryPanel } from './history/HistoryPanel'
import { useHistory } from './history/use-history'
import { FRAME } from './looks'
import { type MetaOptions, MetaPanel } from './meta/MetaPanel'
import { PublishDialog } from './PublishDialog'
import { Toolbar } from './Toolbar'
import { useElements } from './use-elements'
import { usePresence } from './use-presence'
import { saveText, useSaves } from './use-saves'
import { type Base, useTyping } from './use-typing'

type Props = {
  readonly person: string
  readonly startPage: string
  /** A text to open at once. */
  readonly startElement: string | null
  readonly zone: string
  /** What the grounds of the site are made of. */
  readonly brandColor: string
  /** How search engines show a page, and where the rest of that is; null for those who may not see it. */
  readonly meta: (MetaOptions & { readonly seoAddress: string }) | null
  /** Where the long texts of pages are written, by the page’s address. */
  readonly longTexts: Readonly<Record<string, string>>
  readonly canEdit: boolean
  readonly canPublish: boolean
}

const MANUAL = 'visual-editor manual'

export function VisualEditor(props: Props) {
  const { person, startPage, startElement, zone, brandColor, meta, canEdit, canPublish } = props
  const [page, setPage] = useState(editorPage(startPage))
  const [width, setWidth] = useState<Width>('full')
  const [isAuto, setAuto] = useState(true)
  const [chosen, setChosen] = useState<string | null>(null)
  const [open, setOpen] = useState<'history' | 'publish' | 'meta' | null>(null)
  const [historyOf, setHistoryOf] = useState<Editable | null>(null)
  const [isReady, setReady] = useState(false)
  const [shownAt, setShownAt] = useState(0)
  const [startProblem, setStartProblem] = useState<string | null>(null)
  const typedAt = useRef(0)
  /** What is being typed over: it moves with one’s own saves, never with those of others. */
  const base = useRef<Base>({ id: '', revision: 0 })
  const framePage = useRef<FramePage | null>(null)

  const news = usePresence(page, chosen, typedAt)
  const { elements, problem, load, put } = useElements(page, news.newest)
  const element = elements.find(({ id }) => id === chosen) ?? null
  const reread = useCallback(() => setShownAt((count) => count + 1), [])
  const moved = useCallback(() => {
    void load()
    reread()
  }, [load, reread])
  const {
    history,
    blocked,
    isBusy,
    walk,
    unblock,
    load: loadHistory,
  } = useHistory(news.newest, moved)
  const saves = useSaves({
    person,
    isAuto,
    saved: ({ id, value, revision }) => {
      put(id, value, revision)
      if (id === base.current.id) base.current = { id, revision }
      void loadHistory()
    },
  })
  const { state, flush, drop } = saves
  useShown(page, elements, framePage, reread)

  useEffect(() => {
    setAuto(tabMemory.read(MANUAL) === '')
    void sendJson('POST', '/api/visual-editor/begin', {}).then((answer) => {
      if (answer.ok) setReady(true)
      else setStartProblem(answer.message)
    })
  }, [])

  const held = new Map(
    news.colleagues.flatMap(({ element: id, name }) => (id ? [[id, name] as const] : [])),
  )
  useEffect(() => {
    framePage.current?.outline(chosen, new Set(held.keys()))
  })

  const { text, setText, panel, typed, leave, choose, close, backOut, takeTheirs } = useTyping({
    person,
    canEdit,
    isAuto,
    elements,
    held,
    frame: framePage,
    saves,
    base,
    typedAt,
    setChosen,
    put,
  })
  const wanted = useRef(startElement)
  useEffect(() => {
    if (!wanted.current || !elements.some(({ id }) => id === wanted.current)) return
    choose(wanted.current)
    wanted.current = null
  })
  async function change(path: string, body: object): Promise<void> {
    const answer = await sendJson('POST', `/api/visual-editor/${path}`, body)
    if (answer.ok) {
      toast.success(answer.message)
      if (chosen) drop(chosen)
      setChosen(null)
      moved()
    } else {
      toast.error(answer.message) // what was typed stays where it is
      void load()
    }
    await loadHistory()
  }
  const go = (next: string) => {
    leave()
    setChosen(null)
    setPage(editorPage(next))
  }
  const { label, address } = EDITOR_PAGES[page]

  return (
    <div className="editor">
      <Toolbar
        canEdit={canEdit}
        history={history}
        isAuto={isAuto}
        isBusy={isBusy}
        longText={props.longTexts[address] ?? null}
        onAuto={(next) => {
          setAuto(next)
          tabMemory.write(MANUAL, next ? '' : 'yes')
        }}
        onHistory={() => {
          setHistoryOf(null)
          setOpen('history')
        }}
        onMeta={meta && (() => setOpen('meta'))}
        onPage={go}
        onPublish={() => setOpen('publish')}
        onWalk={(way, number) => void walk(way, number)}
        onWidth={setWidth}
        page={page}
        width={width}
        words={saveText(state)}
      />
      {news.colleagues.length > 0 && (
        <p className="m-0 mb-2 text-muted">
          {news.colleagues.map(({ name }) => name).join(', ')}{' '}
          {news.colleagues.length === 1 ? 'is' : 'are'} in the editor too.
        </p>
      )}
      {(startProblem ?? problem) && <Notice tone="error">{startProblem ?? problem}</Notice>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 desktop:grid-cols-[minmax(0,1fr)_340px]">
        {isReady ? (
          <SiteFrame
            address={address}
            elements={elements}
            key={address}
            label={label}
            onChoose={choose}
            pageRef={framePage}
            readings={shownAt}
            width={width}
          />
        ) : (
          <div className={FRAME} />
        )}
        <div className="overflow-auto min-w-0 max-h-[72vh] p-0.5">
          {element ? (
            <ElementPanel
              brandColor={brandColor}
              canEdit={canEdit}
              element={element}
              family={familyOf(element, elements)}
              box={panel}
              heldBy={held.get(element.id) ?? null}
              isAuto={isAuto}
              onChoose={choose}
              onClose={close}
              onDiscard={() =>
                void change('discard', {
                  drafts: [{ id: element.id, revision: element.revision }],
                })
              }
              onEscape={backOut}
              onHistory={() => {
                setHistoryOf(element)
                setOpen('history')
              }}
              onRevert={() =>
                void change(`elements/${element.id}/revert`, { revision: element.revision })
              }
              onSave={() => void flush()}
              onType={(value) => typed(element.id, value)}
              state={state}
              text={text}
            />
          ) : (
            <ElementTable
              elements={elements}
              onChoose={(id) => {
                framePage.current?.scrollTo(id)
                choose(id)
              }}
            />
          )}
        </div>
      </div>
      {history && (
        <HistoryPanel
          canEdit={canEdit}
          element={historyOf}
          history={history}
          isOpen={open === 'history'}
          onAll={() => setHistoryOf(null)}
          onOpen={(isOpen) => setOpen(isOpen ? 'history' : null)}
          onWalk={(way, number) => void walk(way, number)}
          zone={zone}
        />
      )}
      {meta && (
        <MetaPanel
          {...meta}
          isOpen={open === 'meta'}
          moreAt={addressWith(meta.seoAddress, {}, { path: address })}
          onOpen={(isOpen) => setOpen(isOpen ? 'meta' : null)}
          path={address}
        />
      )}
      <PublishDialog
        canEdit={canEdit}
        canPublish={canPublish}
        isOpen={open === 'publish'}
        moved={() => {
          moved()
          void loadHistory() // what comes next to undo is the publishing
        }}
        onOpen={(isOpen) => setOpen(isOpen ? 'publish' : null)}
        zone={zone}
      />
      {state.kind === 'conflict' && (
        <ConflictDialog
          conflict={state.conflict}
          onEdit={() => {
            takeTheirs(state)
            setText(state.conflict.mine)
          }}
          onKeepMine={() => {
            takeTheirs(state)
            typed(state.id, state.conflict.mine)
            void flush()
          }}
          onTakeTheirs={() => {
            takeTheirs(state)
            setText(state.conflict.theirs.value)
          }}
        />
      )}
      {blocked && (
        <KitDialog isOpen onOpen={unblock} title="Newer work stands in the way">
          <p>{blocked.message}</p>
          {blocked.rest > 0 ? (
            <DialogActions
              act={`Undo the other ${plural(blocked.rest, 'element')}`}
              busyLabel="Undoing…"
              isBusy={isBusy}
              keep="Leave everything as it is"
              look="primary"
              onAct={() => void walk('undo', blocked.number, true)}
              onKeep={unblock}
            />
          ) : (
            <p>Undo the newer change first, or restore the text from the history.</p>
          )}
        </KitDialog>
      )}
    </div>
  )
}
