import { ListPage } from '@/src/admin/kit/list/ListPage'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { LinkButton } from '@/src/admin/kit/ui/parts'
import { ExportFacts } from './ExportFile'
import { factsList } from './facts-list'

function Files({ mayImport }: { mayImport: boolean }) {
  return (
    <>
      <ExportFacts />
      {mayImport && <LinkButton href={adminHref('factImport')}>Import facts</LinkButton>}
    </>
  )
}

export const StateFacts = screenView('stateFacts', ({ context }) => (
  <ListPage
    actions={<Files mayImport={context.held.has('manage_states')} />}
    context={context}
    list={factsList}
  />
))
