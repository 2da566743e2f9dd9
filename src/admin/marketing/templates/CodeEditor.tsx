'use client'

import { liquid } from '@codemirror/lang-liquid'
import { useTheme } from '@payloadcms/ui'
import CodeMirror, { EditorView } from '@uiw/react-codemirror'
import { useMemo } from 'react'

type CodeEditorProps = {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly isFixed?: boolean
  readonly onChange: (value: string) => void
}

/** The dark theme's own ground is too light for the red of its tags. */
const DARKER = EditorView.theme({
  '&.cm-editor, &.cm-editor .cm-gutters': { backgroundColor: '#14181f' },
})

/** HTML with variables, coloured; Escape and then Tab leaves it. Loaded only where it is shown. */
export default function CodeEditor({
  id,
  label,
  value,
  isFixed = false,
  onChange,
}: CodeEditorProps) {
  const { theme } = useTheme()
  const extensions = useMemo(
    () => [
      liquid(),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': label }),
      ...(theme === 'dark' ? [DARKER] : []),
    ],
    [label, theme],
  )
  return (
    <CodeMirror
      basicSetup={{ foldGutter: false }}
      className="overflow-hidden border border-line rounded-ui text-sm [&_.cm-editor.cm-focused]:outline-2 [&_.cm-editor.cm-focused]:outline-accent [&_.cm-editor.cm-focused]:-outline-offset-2"
      extensions={extensions}
      height="420px"
      id={id}
      onChange={onChange}
      readOnly={isFixed}
      theme={theme === 'dark' ? 'dark' : 'light'}
      value={value}
    />
  )
}
