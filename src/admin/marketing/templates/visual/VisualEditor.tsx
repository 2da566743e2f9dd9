'use client'

import {
  type Content,
  type Editor,
  EditorContent,
  Extension,
  type JSONContent,
  useEditor,
} from '@tiptap/react'
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'

import { Notice } from '@/src/admin/kit/ui/parts'

import { MailTools } from './MailTools'
import { type Asking, TargetPanel } from './TargetPanel'
import './visual.css'
import { composeReactEmail } from '@react-email/editor/core'
import { StarterKit } from '@react-email/editor/extensions'
import { useEditorImage } from '@react-email/editor/plugins'
import { visualHtml } from '@/src/domain/marketing/visual/visual-html'

const SPACED = { margin: '0 0 16px' } as const satisfies CSSProperties
const LIST = { ...SPACED, padding: '0 0 0 24px' } as const satisfies CSSProperties

const LOOK: Readonly<Record<string, CSSProperties>> = {
  paragraph: SPACED,
  bulletList: LIST,
  orderedList: LIST,
  listItem: { margin: '0 0 4px' },
  blockquote: { margin: '0 0 16px', padding: '0 0 0 14px', borderLeft: '3px solid #8a94a3' },
  horizontalRule: { margin: '24px 0', border: 'none', borderTop: '1px solid #8a94a3' },
  image: { maxWidth: '100%', height: 'auto' },
  code: { fontFamily: 'Menlo, Consolas, monospace' },
  button: {
    display: 'inline-block',
    margin: '4px 0 20px',
    padding: '13px 22px',
    borderRadius: '6px',
    backgroundColor: '#1d4ed8',
    color: '#ffffff',
    fontWeight: 600,
    lineHeight: '22px',
    textDecoration: 'none',
  },
}

const HEADINGS: Readonly<Record<number, CSSProperties>> = {
  1: { margin: '0 0 12px', fontSize: '28px', lineHeight: '34px' },
  2: { margin: '8px 0 12px', fontSize: '22px', lineHeight: '28px' },
  3: { margin: '8px 0 8px', fontSize: '18px', lineHeight: '24px' },
}

/** Without colours of its own but for the button, so that a dark mail program can choose them. */
function styleOf({ type = '', attrs }: JSONContent, depth: number): CSSProperties {
  if (type === 'heading') return HEADINGS[Number(attrs?.level)] ?? {}
  if (type === 'paragraph' && depth > 0) return { margin: 0 }
  return LOOK[type] ?? {}
}

/** The sender makes a page of it. */
const Bare = ({ children }: { readonly children: ReactNode }) => children

/** How the parts of a mail look where it is read; the sender wraps them into a page. */
const MailLook = Extension.create({
  name: 'mailLook',
  addOptions: () => ({
    serializerPlugin: {
      getNodeStyles: styleOf,
      BaseTemplate: Bare,
    },
  }),
})

/** What a mail written visually may hold; `designInput` knows the same. */
const KIT = StarterKit.configure({
  AlignmentAttribute: false,
  Body: false,
  ClassAttribute: false,
  CodeBlockPrism: false,
  ColumnsColumn: false,
  Div: false,
  FocusScopes: false, // it forgets where one writes as soon as a tool is pressed
  FourColumns: false,
  GlobalContent: false,
  PreservedStyle: false,
  PreviewText: false,
  Section: false,
  StyleAttribute: false,
  Table: false,
  TableCell: false,
  TableHeader: false,
  TableRow: false,
  ThreeColumns: false,
  TwoColumns: false,
  Uppercase: false,
})

/** The parts of the editor; a picture that is pasted or dropped as a file is told to `refuse`. */
function useMailExtensions(refuse: () => void) {
  const image = useEditorImage({
    uploadImage: () => {
      refuse()
      return Promise.reject(new Error('Pictures are added by their address'))
    },
  })
  return useMemo(() => [KIT, MailLook, image], [image])
}

/** The editor's document, and the HTML made of it. */
type Written = { readonly design: string; readonly html: string }

type Options = {
  readonly label: string
  /** What it begins with: a document, or HTML that it can hold. */
  readonly start: Content
  /** HTML becomes a document as soon as it is opened. */
  readonly isNew: boolean
  readonly isFixed: boolean
  readonly onWrite: (written: Written) => void
  /** Until this is over, what is told is not the last. */
  readonly telling: (over: Promise<void>) => void
  readonly refuseFile: () => void
}

/** Parts that say something without a word. */
const WORDLESS = /"type":"(?:image|horizontalRule)"/

const isBlank = (editor: Editor, design: string) =>
  editor.state.doc.textContent.trim() === '' && !WORDLESS.test(design)

async function writtenIn(editor: Editor): Promise<Written> {
  const design = JSON.stringify(editor.getJSON())
  const { unformattedHtml } = await composeReactEmail({ editor })
  return { design, html: isBlank(editor, design) ? '' : visualHtml(unformattedHtml) }
}

/** The editor of a mail. What is written is told a moment later, the last of it last. */
function useMailEditor(options: Options) {
  const { label, start, isNew, isFixed, refuseFile } = options
  const told = useRef(options.onWrite)
  useEffect(() => {
    told.current = options.onWrite
  })
  const turn = useRef(0)
  const say = async (editor: Editor) => {
    turn.current += 1
    const mine = turn.current
    const written = await writtenIn(editor)
    if (mine === turn.current && !editor.isDestroyed) told.current(written)
  }
  const tell = (editor: Editor) => options.telling(say(editor))
  return useEditor({
    extensions: useMailExtensions(refuseFile),
    content: start,
    editable: !isFixed,
    immediatelyRender: false,
    editorProps: {
      attributes: { 'aria-label': label, 'aria-multiline': 'true', role: 'textbox' },
    },
    onCreate: ({ editor }) => {
      if (isNew) tell(editor)
    },
    onUpdate: ({ editor, transaction }) => {
      // the editor's own tidying up is nothing that someone wrote
      if (transaction.getMeta('addToHistory') !== false) tell(editor)
    },
  })
}

type Props = {
  readonly label: string
  /** The document as JSON; null where the HTML becomes one. */
  readonly design: string | null
  readonly html: string
  readonly isFixed: boolean
  readonly onWrite: (written: Written) => void
  readonly telling: (over: Promise<void>) => void
}

const NO_FILES =
  'Emails show pictures of the web. Upload the picture elsewhere, then use Picture and its address.'

const documentIn = (json: string): Content => JSON.parse(json)

/** A mail as it will look, to be written in. Loaded only where it is shown. */
export default function VisualEditor({ label, design, html, isFixed, onWrite, telling }: Props) {
  const [asking, ask] = useState<Asking | null>(null)
  const [hasFile, setFile] = useState(false)
  const [start] = useState(() => ({
    content: design === null ? html : documentIn(design),
    isNew: design === null && html.trim() !== '',
  }))
  const editor = useMailEditor({
    label,
    start: start.content,
    isNew: start.isNew,
    isFixed,
    onWrite,
    telling,
    refuseFile: () => setFile(true),
  })
  if (!editor)
    return (
      <p className="min-h-105 m-0 p-4 border border-line rounded-ui text-muted">
        Loading the editor…
      </p>
    )
  const close = () => {
    ask(null)
    editor.commands.focus()
  }
  return (
    <div className="overflow-clip border border-line rounded-ui bg-surface">
      <MailTools ask={ask} editor={editor} isFixed={isFixed} />
      {asking && <TargetPanel asking={asking} close={close} key={asking.title} />}
      {hasFile && <Notice tone="warning">{NO_FILES}</Notice>}
      <EditorContent className="mail-visual__page" editor={editor} />
    </div>
  )
}
