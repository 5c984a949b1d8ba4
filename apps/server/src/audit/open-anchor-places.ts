import { fileURLToPath } from 'node:url'
import { createS3Storage, s3SettingsOf } from '@attesta/providers/storage/s3.ts'
import { systemClock } from '../clock.ts'
import { WrongConfig, type Config } from '../config.ts'
import { bucketAnchors, fileAnchors, type AnchorPlace } from './anchors.ts'

/** Opens a file on another machine's disk, or a bucket of its own: never the one that the product can empty. */
export function openAnchorPlaces({ auditAnchorsUrl }: Pick<Config, 'auditAnchorsUrl'>): AnchorPlace[] {
  if (auditAnchorsUrl === undefined) return []
  if (!auditAnchorsUrl.startsWith('s3:')) return [fileAnchors(fileURLToPath(auditAnchorsUrl))]
  const settings = s3SettingsOf(auditAnchorsUrl)
  if (!settings) throw new WrongConfig(['AUDIT_ANCHORS_URL must read s3://access:secret@host/bucket?region=…'])
  return [bucketAnchors(createS3Storage({ ...settings, clock: systemClock }))]
}
