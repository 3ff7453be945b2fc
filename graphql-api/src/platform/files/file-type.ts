import { openAsBlob } from 'node:fs';
import { type FileTypeResult, fileTypeFromBlob } from 'file-type';

/**
 * Returns the type of a file by its content. The library's `fileTypeFromFile` imports a package at runtime
 * that the production bundle does not contain.
 */
export async function typeOfFile(path: string): Promise<FileTypeResult | undefined> {
  return fileTypeFromBlob(await openAsBlob(path));
}
