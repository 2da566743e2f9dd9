import { Braces } from 'lucide-react'
import { DropdownMenu, Toolbar } from 'radix-ui'
import {
  TEMPLATE_VARIABLES,
  type TemplateVariable,
  VARIABLE_OFFERS,
  variableTag,
} from '@/src/domain/marketing/template-variables'

export const TOOL_BUTTON =
  'inline-flex items-center justify-center gap-1.5 min-w-8 h-8 px-1.5 border border-transparent rounded-[4px] bg-transparent font-inherit text-text text-sm cursor-pointer hover:border-line aria-pressed:bg-accent aria-pressed:text-on-accent focus-visible:outline-2 focus-visible:outline-accent focus-visible:outline-offset-1 disabled:opacity-45 disabled:cursor-default'

type Props = {
  readonly isFixed: boolean
  readonly insert: (name: TemplateVariable) => void
  readonly leave: () => void
}

export function VariableMenu({ isFixed, insert, leave }: Props) {
  return (
    <DropdownMenu.Root modal={false}>
      <Toolbar.Button asChild disabled={isFixed}>
        <DropdownMenu.Trigger className={TOOL_BUTTON}>
          <Braces aria-hidden size={15} />
          Variable
        </DropdownMenu.Trigger>
      </Toolbar.Button>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="start"
          className="z-200 max-w-[calc(100vw-16px)] p-1 border border-line rounded-ui bg-surface text-text text-sm leading-5 shadow-[0_8px_24px_rgb(0_0_0/18%)]"
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            leave()
          }}
          sideOffset={4}
        >
          {TEMPLATE_VARIABLES.map((name) => (
            <DropdownMenu.Item
              className="grid gap-x-3 px-2.5 py-1.5 rounded-[4px] cursor-pointer data-highlighted:outline-2 data-highlighted:outline-accent data-highlighted:-outline-offset-2"
              key={name}
              onSelect={() => insert(name)}
            >
              {VARIABLE_OFFERS[name].label}
              <code className="text-muted text-2xs wrap-anywhere">{variableTag(name)}</code>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
