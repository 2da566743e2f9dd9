import { Extension, type JSONContent } from '@tiptap/react'
import type { CSSProperties, ReactNode } from 'react'

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
export const MailLook = Extension.create({
  name: 'mailLook',
  addOptions: () => ({
    serializerPlugin: {
      getNodeStyles: styleOf,
      BaseTemplate: Bare,
    },
  }),
})
