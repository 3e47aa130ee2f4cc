import { ServiceError } from '@docent/domain/errors'
import { FILE_KINDS, MAX_FILE_BYTES, MAX_FILES_PER_REQUEST } from '@docent/domain/knowledge'
import { sniffKind } from './extract-text/sniff-kind.ts'

/** A file as it came with a request. */
export interface UploadedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** A file whose content is of a kind that we read. */
export interface AcceptedFile extends UploadedFile {
  readonly mediaType: string
}

/**
 * Judges files by what they contain; the sender's word on their type is not asked.
 * @throws ServiceError `too_many_files`, `file_too_large`, `unsupported_file`
 */
export function acceptFiles(files: readonly UploadedFile[]): AcceptedFile[] {
  if (files.length > MAX_FILES_PER_REQUEST) throw new ServiceError('too_many_files')
  return files.map((file) => {
    if (file.bytes.length > MAX_FILE_BYTES) {
      throw new ServiceError('file_too_large', '', { subject: file.name })
    }
    const kind = sniffKind(file.bytes, file.name)
    if (kind === null) throw new ServiceError('unsupported_file', '', { subject: file.name })
    return { ...file, mediaType: FILE_KINDS[kind].mediaType }
  })
}

export const totalBytes = (files: readonly UploadedFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes.length, 0)
