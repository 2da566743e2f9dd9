import { fileSuite } from '@/tests/support/s3/file-suite'

await fileSuite()
