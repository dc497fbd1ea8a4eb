/** What the composition root and modules use of the files room. */

export type { AttachmentOwner, OwnerRegistry } from '../api/context.ts';
export { type Anexo, bindAnexos, getAnexos, releaseAnexos, type StoredAnexo } from './anexos.store.ts';
export { anexosErrors } from './anexos-errors.ts';
export { createFileStore } from './create-file-store.ts';
export type { FileStore } from './file-store.ts';
export { type KeptFile, keepFile } from './keep-file.ts';
export { fileColumn, fileJoin, fileNames, replaceFile } from './one-file.ts';
export { openDownload } from './open-download.ts';
export { createOwnerRegistry } from './owner-registry.ts';
export { readBody } from './read-body.ts';
export { receiveUpload } from './receive-upload.ts';
export { type AnexoDoRegistro, type LinkTable, recordFiles, takeAnexos } from './record-files.ts';
export { createSpaceWatch, freeBytesOf, type SpaceWatch } from './space-watch.ts';
export { type SweepResult, sweepFiles } from './sweep.ts';
