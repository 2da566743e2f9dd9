'use client'

import { type Content, EditorContent } from '@tiptap/react'
import { useState } from 'react'

import { Notice } from '@/src/admin/kit/ui/parts'

import { MailTools } from './MailTools'
import { type Asking, TargetPanel } from './TargetPanel'
import { useMailEditor, type Written } from './use-mail-editor'
import './visual.css'

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
