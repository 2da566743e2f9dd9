import type { ReactNode } from 'react'

import type { MailBrand } from '../../mail-brand'
import { MailButton, SmallPrint, Title } from './mail-parts'
import { MailShell } from './mail-shell'

type StaffNoticeProps = {
  readonly brand: MailBrand
  readonly preview: string
  readonly heading: string
  /** What it concerns and who it is from, in small print; what is null is left out. */
  readonly about: readonly (string | null)[]
  readonly button: { readonly label: string; readonly href: string }
  readonly children: ReactNode
}

/** Tells staff what a customer did, and leads to where they see to it. */
export function StaffNotice(props: StaffNoticeProps) {
  const { brand, preview, heading, about, button, children } = props
  return (
    <MailShell brand={brand} preview={preview}>
      <Title>{heading}</Title>
      <SmallPrint>{about.filter(Boolean).join(' · ')}</SmallPrint>
      {children}
      <MailButton brand={brand} href={button.href}>
        {button.label}
      </MailButton>
    </MailShell>
  )
}
