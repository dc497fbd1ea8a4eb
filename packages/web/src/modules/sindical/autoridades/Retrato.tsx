import { nameInitials } from '#platform/ui/index.ts';
import classes from './autoridades.module.css';
import { fotoUrl, miniaturaUrl } from './autoridades.paths.ts';

export interface RetratoProps {
  quem: { id: string; nomePolitico: string; fotoId: string | null; miniaturaId: string | null };
  /** The page's own; else 50 px, in a row. */
  grande?: boolean;
}

/** The photo, or the initials where there is none; decoration beside the name. */
export function Retrato({ quem, grande = false }: RetratoProps) {
  const { id, nomePolitico, fotoId, miniaturaId } = quem;
  const src = grande ? fotoId && fotoUrl(id, fotoId) : miniaturaId && miniaturaUrl(id, miniaturaId);
  const size = grande ? 108 : 50;
  return (
    <span className={classes.retrato} data-grande={grande || undefined} aria-hidden>
      {src ? (
        <img src={src} alt="" width={size} height={size} loading={grande ? 'eager' : 'lazy'} decoding="async" />
      ) : (
        nameInitials(nomePolitico)
      )}
    </span>
  );
}
