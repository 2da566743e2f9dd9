import { type ComponentProps, createElement, type ReactNode } from 'react'

/**
 * What tests get for `@payloadcms/ui`, whose own CSS is for a bundler: each part is the element that
 * it draws. In place of the package for all of them, so that they can share a process.
 */
export const Link = 'a'
export const toast = {}

export const Pill = ({ className, children }: { className?: string; children?: ReactNode }) =>
  createElement('span', { className }, children)

type ButtonProps = ComponentProps<'button'> & {
  readonly buttonStyle?: string
  readonly margin?: boolean
  readonly size?: string
  readonly extraButtonProps?: object
}

export const Button = ({
  buttonStyle: _look,
  margin: _margin,
  size: _size,
  extraButtonProps,
  ...drawn
}: ButtonProps) => createElement('button', { type: 'button', ...drawn, ...extraButtonProps })
