import { composeReactEmail } from '@react-email/editor/core'
import { type Content, type Editor, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'

import { visualHtml } from '@/src/domain/marketing/visual/visual-html'

import { useMailExtensions } from './extensions'

/** The editor's document, and the HTML made of it. */
export type Written = { readonly design: string; readonly html: string }

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
export function useMailEditor(options: Options) {
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
