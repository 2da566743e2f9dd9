import type { UploadConfig } from 'payload'

import { recordCvView } from '@/src/services/careers/record-cv-view'

type FileHandler = NonNullable<UploadConfig['handlers']>[number]

/** Logs that the CV of an application was opened, and lets it pass. */
export const logCvView: FileHandler = async (req, { params }) => {
  await recordCvView(req, params.filename)
}
