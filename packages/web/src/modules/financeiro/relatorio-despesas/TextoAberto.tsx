import { Dialog } from '#platform/ui/form.ts';
import type { Expandido } from './lancamento.columns.tsx';
import classes from './relatorio-despesas.module.css';

export function TextoAberto({ titulo, texto, onClose }: Expandido & { onClose: () => void }) {
  return (
    <Dialog opened title={titulo} size="md" onClose={onClose}>
      <p className={classes.texto}>{texto}</p>
    </Dialog>
  );
}
