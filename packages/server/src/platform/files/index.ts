/** What the composition root and modules use of the files room. */
export { type Anexo, getAnexos, liberarAnexos, type StoredAnexo, usarAnexos } from './anexos.store.ts';
export { anexosErrors } from './anexos-errors.ts';
export { createFileStore } from './create-file-store.ts';
export type { FileStore } from './file-store.ts';
export { type KeptFile, keepFile } from './keep-file.ts';
export { openDownload } from './open-download.ts';
export { type AttachmentOwner, createOwnerRegistry, type OwnerRegistry } from './owner-registry.ts';
export { MAX_UPLOAD } from './pdf-gate.ts';
export { readBody } from './read-body.ts';
export { receiveUpload } from './receive-upload.ts';
export { createSpaceWatch, freeBytesOf, type SpaceWatch } from './space-watch.ts';
export { type SweepResult, sweepFiles } from './sweep.ts';
