import { IconPaperclip } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { AnexadosProps } from './Anexados.tsx';
import classes from './tema.module.css';

const Dialog = lazy(() => import('./AnexadosDialog.tsx').then((m) => ({ default: m.AnexadosDialog })));

/** How many files and links an item or an action has; opens them. Source: spec 3 §2.10. */
export function VerAnexados({ arquivos, links, de }: AnexadosProps & { de: string }) {
  const [open, setOpen] = useState(false);
  const quantos = arquivos.length + links.length;
  if (quantos === 0) return null;
  return (
    <>
      <button
        type="button"
        className={classes.ver}
        aria-label={`Arquivos e links de ${de}: ${quantos}`}
        onClick={() => setOpen(true)}
      >
        <IconPaperclip size={14} aria-hidden />
        {quantos}
      </button>
      {open && (
        <Suspense fallback={null}>
          <Dialog arquivos={arquivos} links={links} de={de} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
