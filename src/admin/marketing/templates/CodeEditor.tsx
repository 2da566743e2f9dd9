'use client'

import { liquid } from '@codemirror/lang-liquid'
import { useTheme } from '@payloadcms/ui'
import CodeMirror, { EditorView } from '@uiw/react-codemirror'
import { useMemo } from 'react'

export type CodeEditorProps = {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
}

/** HTML with variables, coloured; Escape and then Tab leaves it. Loaded only where it is shown. */
export default function CodeEditor({ id, label, value, onChange, onBlur }: CodeEditorProps) {
  const { theme } = useTheme()
  const extensions = useMemo(
    () => [
      liquid(),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': label }),
    ],
    [label],
  )
  return (
    <CodeMirror
      basicSetup={{ foldGutter: false }}
      className="marketing-code"
      extensions={extensions}
      height="420px"
      id={id}
      onBlur={onBlur}
      onChange={onChange}
      theme={theme === 'dark' ? 'dark' : 'light'}
      value={value}
    />
  )
}
