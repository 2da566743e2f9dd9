import { Braces } from 'lucide-react'
import { DropdownMenu, Toolbar } from 'radix-ui'
import type { TemplateVariable } from '@/src/domain/marketing/template-variables'
import {
  TEMPLATE_VARIABLES,
  VARIABLE_OFFERS,
  variableTag,
} from '@/src/domain/marketing/template-variables'

type Props = {
  readonly isFixed: boolean
  readonly insert: (name: TemplateVariable) => void
  readonly leave: () => void
}

/** The variables of a template, to be put where one writes. */
export function VariableMenu({ isFixed, insert, leave }: Props) {
  return (
    <DropdownMenu.Root modal={false}>
      <Toolbar.Button asChild disabled={isFixed}>
        <DropdownMenu.Trigger className="mail-tools__wide">
          <Braces aria-hidden size={15} />
          Variable
        </DropdownMenu.Trigger>
      </Toolbar.Button>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="start"
          className="mail-variables"
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            leave()
          }}
          sideOffset={4}
        >
          {TEMPLATE_VARIABLES.map((name) => (
            <DropdownMenu.Item key={name} onSelect={() => insert(name)}>
              {VARIABLE_OFFERS[name].label}
              <code>{variableTag(name)}</code>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
