import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { staffActions, staffRowActions, staffRowPost } from '@/endpoints/platform/staff-actions'
import { staffGet, staffPost } from '@/src/access/actions'
import { addonInput, priceInput } from '@/src/domain/catalogue/editing/addon-form'
import { bulkChange, bulkInput } from '@/src/domain/catalogue/editing/bulk-prices'
import { packageInput } from '@/src/domain/catalogue/editing/package-form'
import { stateInput } from '@/src/domain/catalogue/editing/state-form'
import { orderInput, stepInput } from '@/src/domain/catalogue/editing/step-form'
import { confirmationInput, correctionInput } from '@/src/domain/catalogue/fact-editing/correction'
import { needOf } from '@/src/domain/catalogue/licensing/needs'
import { sellingInput } from '@/src/domain/catalogue/licensing/selling-input'
import type { ActionName } from '@/src/domain/platform/permissions/actions'
import { formatPrice, usd } from '@/src/domain/vocabulary/money/money'
import { plural } from '@/src/domain/vocabulary/plural'
import { parseInput } from '@/src/lib/errors'
import { download } from '@/src/lib/http/attachment'
import { bodyOf } from '@/src/lib/http/endpoint'
import { enableAllAddons, saveAddon, setPrice } from '@/src/services/catalogue/entries/addons'
import {
  applyPrices,
  previewPrices,
  undoPrices,
} from '@/src/services/catalogue/entries/bulk-prices'
import { saveStep, sortSteps } from '@/src/services/catalogue/entries/checkout-packages'
import { savePackage } from '@/src/services/catalogue/entries/packages'
import { saveState } from '@/src/services/catalogue/entries/states'
import {
  checkImport,
  FACT_FILE,
  FEE_FILE,
  type FileReader,
  type Imported,
  importFacts,
} from '@/src/services/catalogue/facts/import-facts'
import {
  confirmFact,
  correctFact,
  exportFacts,
  exportFees,
  officeDay,
} from '@/src/services/catalogue/facts/state-with-facts'
import { confirmSelling } from '@/src/services/catalogue/licensing/confirm'
import { entryEndpoints, said } from './entries'
import { checkedToken, uploadedFile } from './uploaded-file'

type FileImport = {
  readonly action: ActionName
  readonly path: string
  readonly read: FileReader
  readonly words: (imported: Imported) => string
}

/**
 * What a file, the form's `file`, would change, without writing anything; and the import of one that
 * was checked: `?token=` names what was shown then.
 */
const fileImport = ({ action, path, read, words }: FileImport): Endpoint[] => [
  staffPost(action, `${path}/check`, async (req) =>
    Response.json(await checkImport(req, await uploadedFile(req), read)),
  ),
  staffPost(action, path, async (req) => {
    const token = checkedToken(req)
    return said(words(await importFacts(req, await uploadedFile(req), token, read)))
  }),
]

/** A CSV file to be saved; Excel wants the mark at its start. */
const csvFile = (name: string, csv: string): Response =>
  download(`\uFEFF${csv}`, 'text/csv; charset=utf-8', name)

/** What staff do with states, other than with their facts. */
const stateEndpoints: Endpoint[] = entryEndpoints('states', 'state', 'changeStates', {
  input: stateInput,
  save: saveState,
  words: ({ name }) => `State saved: ${name}`,
})

/** What staff do with packages. */
const packageEndpoints: Endpoint[] = entryEndpoints('packages', 'package', 'changePackages', {
  input: packageInput,
  save: savePackage,
  words: ({ name }) => `Package saved: ${name}`,
})

const factImportEndpoints = fileImport({
  action: 'importFacts',
  path: '/state-facts/import',
  read: FACT_FILE,
  words: ({ added, changed }) => {
    const states = new Set([...added, ...changed].map(({ state }) => state))
    const facts = plural(added.length + changed.length, 'fact')
    return `Imported ${facts} for ${plural(states.size, 'state')}.`
  },
})

/** The filing fees of all states as one file: exported, corrected, checked, imported. */
const feeEndpoints: Endpoint[] = [
  staffGet('exportFees', '/state-fees/export', async (req) =>
    csvFile(`state-fees-${await officeDay(req)}.csv`, await exportFees(req)),
  ),
  ...fileImport({
    action: 'importFees',
    path: '/state-fees/import',
    read: FEE_FILE,
    words: ({ added, changed }) => `Imported ${plural(added.length + changed.length, 'fee')}.`,
  }),
]

type Work<Input> = (
  req: PayloadRequest,
  id: string,
  input: Input,
) => Promise<{ fact: { title: string }; id: string }>

/** Something done to a fact of a state; what is sent is judged by the business's day. */
const factEndpoint = <Input>(
  path: string,
  inputOf: (today: () => string) => z.ZodType<Input>,
  work: Work<Input>,
  words: string,
): Endpoint =>
  staffRowPost('state', 'correctFacts', path, async (req, id) => {
    const today = await officeDay(req)
    const input = parseInput(
      inputOf(() => today),
      await bodyOf(req),
    )
    const { fact, id: written } = await work(req, id, input)
    return Response.json({ message: `${words}: ${fact.title}`, fact: written })
  })

/** What staff do with the descriptions of the package step. */
const checkoutPackageEndpoints: Endpoint[] = [
  ...entryEndpoints('checkoutPackages', 'description', 'changeCheckoutPackages', {
    input: stepInput,
    save: saveStep,
    words: ({ id }) => `Checkout package ${id ? 'updated' : 'created'} successfully!`,
  }),
  staffActions('changeCheckoutPackages')(
    '/checkoutPackages/order',
    orderInput,
    async (req, typed) => {
      await sortSteps(req, typed)
      return { message: 'Order saved.' }
    },
  ),
]

const undoInput = z.strictObject({ undo: z.string().max(100_000) })

const change = staffActions('changeAddons')

/** Changes the prices of all add-ons at once: shown first, then applied, then undone if need be. */
const bulkPriceEndpoints: Endpoint[] = [
  change('/addons/prices/check', bulkChange, previewPrices),
  change('/addons/prices/apply', bulkInput, (req, typed) =>
    applyPrices(req, typed.change, typed.token),
  ),
  change('/addons/prices/undo', undoInput, async (req, { undo }) => ({
    message: await undoPrices(req, undo),
  })),
]

/** What staff do with add-ons. */
const addonEndpoints: Endpoint[] = [
  ...entryEndpoints('addons', 'addon', 'changeAddons', {
    input: addonInput,
    save: saveAddon,
    words: ({ name }) => `Add-on saved: ${name}`,
  }),
  staffPost('changeAddons', '/addons/enable-all', async (req) => said(await enableAllAddons(req))),
  staffRowActions('addon', 'changeAddons')(
    '/addons/:id/price',
    priceInput,
    async (req, id, typed) => {
      const name = await setPrice(req, id, typed)
      return { message: `${name} costs ${formatPrice(usd(typed.price))} now.` }
    },
  ),
]

export const catalogueEndpoints: Endpoint[] = [
  /** What the operator states about a license, a person or a contract. */
  staffActions('confirmSelling')('/before-you-sell', sellingInput, async (req, typed) => {
    const { need, isOn } = await confirmSelling(req, typed)
    return { message: `${needOf(need).title}: ${isOn ? 'on' : 'off'}.` }
  }),
  /** Corrects a fact of a state, or lets another version of it begin. */
  factEndpoint('/states/:id/facts', correctionInput, correctFact, 'Saved'),
  /** Notes that a fact of a state was read again and is still right. */
  factEndpoint(
    '/states/:id/facts/confirm',
    confirmationInput,
    confirmFact,
    'Marked as still right',
  ),
  staffGet('exportFacts', '/state-facts/export', async (req) =>
    csvFile(`state-facts-${await officeDay(req)}.csv`, await exportFacts(req)),
  ),
  ...factImportEndpoints,
  ...feeEndpoints,
  ...packageEndpoints,
  ...addonEndpoints,
  ...bulkPriceEndpoints,
  ...stateEndpoints,
  ...checkoutPackageEndpoints,
]
