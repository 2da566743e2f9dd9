import { ListPage } from '@/src/admin/kit/list/ListPage'
import { screenView } from '@/src/admin/kit/page/screen-view'
import { adminHref } from '@/src/admin/kit/screens/admin-href'
import { LinkButton } from '@/src/admin/kit/ui/parts'
import { ExportFacts } from './ExportFile'
import { factsList } from './facts-list'

export const StateFacts = screenView('stateFacts', ({ context }) => (
  <ListPage
    actions={
      <>
        <ExportFacts />
        {context.held.has('manage_states') && (
          <LinkButton href={adminHref('factImport')}>Import facts</LinkButton>
        )}
      </>
    }
    context={context}
    list={factsList}
  />
))
