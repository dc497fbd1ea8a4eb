import { ReadingDialog } from '#platform/ui/form.ts';
import classes from './comunicacoes.module.css';
import type { Detalhe } from './LongText.tsx';

/** The whole of a cell's text. */
export function DetalheDialog({ titulo, texto, onClose }: Detalhe & { onClose: () => void }) {
  return (
    <ReadingDialog title={titulo} onClose={onClose}>
      <p className={classes.inteiro}>{texto}</p>
    </ReadingDialog>
  );
}
