import { API } from '@docent/domain/routes'
import type { FunctionsClient } from '../../shared/functions-client.ts'
import { formOf, readUpdated } from './save-knowledge-base.ts'

/** Puts a failed file into the queue again. @throws CallError */
export async function retryFile(client: FunctionsClient, fileId: string): Promise<void> {
  await client.post(API.retryFile, { fileId }, readUpdated)
}

/** @param name without its ending, which stays. @throws CallError */
export async function renameFile(
  client: FunctionsClient,
  fileId: string,
  name: string,
): Promise<void> {
  await client.post(API.renameFile, { fileId, name }, readUpdated)
}

/** Sends a new version, which takes the file's place when it has been read. @throws CallError */
export async function replaceFile(
  client: FunctionsClient,
  fileId: string,
  file: File,
  onPercent: (percent: number) => void,
): Promise<void> {
  const form = formOf({ fileId }, 'file', [file])
  const onProgress = (share: number) => onPercent(Math.floor(share * 100))
  await client.upload(API.replaceFile, form, readUpdated, { onProgress })
}

/** The file no longer answers. @throws CallError */
export async function deleteFile(client: FunctionsClient, fileId: string): Promise<void> {
  await client.post(API.deleteFile, { fileId }, readUpdated)
}

/** Brings a deleted file back. @throws CallError where it is too late */
export async function restoreFile(client: FunctionsClient, fileId: string): Promise<void> {
  await client.post(API.restoreFile, { fileId }, readUpdated)
}

/** Frees the storage of files that can no longer be restored. @throws CallError */
export async function purgeFiles(client: FunctionsClient): Promise<void> {
  await client.post(API.purgeFiles, {}, readUpdated)
}
