import classes from './comunicacoes.module.css';

/** From so many letters on a cell is cut at 1366 px. */
const LONG = 24;

export interface Detalhe {
  titulo: string;
  texto: string;
}

/** A cell's text; a long one opens whole. Source: spec 2 §2 (Communication). */
export function LongText({ titulo, texto, onOpen }: Detalhe & { onOpen: (detalhe: Detalhe) => void }) {
  if (texto.length <= LONG) return texto;
  return (
    <button
      type="button"
      className={classes.longo}
      aria-label={`${titulo}: ${texto}`}
      onClick={(event) => {
        event.stopPropagation();
        onOpen({ titulo, texto });
      }}
    >
      {texto}
    </button>
  );
}
