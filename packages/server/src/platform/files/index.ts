/** What the composition root and modules use of the files room. */

export type { AttachmentOwner } from '../api/context.ts';
export { bindAnexos, eraseAnexos, getAnexos, releaseAnexos } from './anexos.store.ts';
export { anexosErrors } from './anexos-errors.ts';

export { checkBytes } from './check-bytes.ts';
export { createFileStore } from './create-file-store.ts';
export type { FileStore } from './file-store.ts';
export { keepFile } from './keep-file.ts';
export { fileColumn, fileJoin, replaceFile } from './one-file.ts';
export { openDownload, openKept } from './open-download.ts';
export { createOwnerRegistry } from './owner-registry.ts';
export { pictureSize } from './picture-size.ts';
export { readBody } from './read-body.ts';
export { receiveUpload, type Upload } from './receive-upload.ts';
export { type LinkTable, recordFiles, takeAnexos } from './record-files.ts';
export { sentName } from './sent-name.ts';
export { createSpaceWatch, freeBytesOf, type SpaceWatch } from './space-watch.ts';
export { sweepFiles } from './sweep.ts';
