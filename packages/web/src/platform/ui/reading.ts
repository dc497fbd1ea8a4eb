/**
 * The screen kit's reading side: whole records to read, below a row and in a drawer. Loaded with the panels and drawers
 * that use it.
 */
export { FileList, type FileListProps } from './attachments/FileList.tsx';
export { SideBox } from './panel/SideBox.tsx';
export { Earlier } from './reading/Earlier.tsx';
export { Fact, Facts, Fields, Lines, Nothing } from './reading/Facts.tsx';
export { ReadingDrawer, ReadingNote } from './reading/ReadingDrawer.tsx';
export { CopyText } from './text/CopyText.tsx';
export { QrCode } from './text/QrCode.tsx';
