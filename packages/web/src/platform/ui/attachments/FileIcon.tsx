import { kindOfName } from '@sede/domain/kernel';
import { IconFileText, IconFileTypePdf, IconPhoto } from '@tabler/icons-react';

const PICTURES: readonly (string | undefined)[] = ['png', 'jpeg', 'webp'];

/** What a file is, by its name: the server gives it the extension of its content. */
export function FileIcon({ name, size, className }: { name: string; size: number; className?: string | undefined }) {
  const kind = kindOfName(name);
  if (PICTURES.includes(kind)) return <IconPhoto size={size} aria-hidden className={className} />;
  if (kind === 'docx' || kind === 'xlsx' || kind === 'odt')
    return <IconFileText size={size} aria-hidden className={className} />;
  return <IconFileTypePdf size={size} aria-hidden className={className} />;
}
