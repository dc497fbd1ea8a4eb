import { DateText, Money, type Tone } from '#platform/ui/index.ts';
import classes from './financeiro.parcela.module.css';

export interface Irma {
  id: string;
  parcela: string;
  data: string;
  valor: number;
  status: string;
  tone: Tone | null;
}

export interface IrmasProps {
  irmas: readonly Irma[];
  current: string;
  onOpen?: ((id: string) => void) | undefined;
}

/** The instalments of one registration; the others open on a click where somebody opens them. */
export function Irmas({ irmas, current, onOpen }: IrmasProps) {
  return (
    <ul className={classes.irmas}>
      {irmas.map((irma) => {
        const content = (
          <>
            <b>{irma.parcela}</b> <DateText value={irma.data} /> <Money value={irma.valor} />
            <span className={classes.status} data-tone={irma.tone ?? undefined}>
              {irma.status}
            </span>
          </>
        );
        return (
          <li key={irma.id} aria-current={irma.id === current || undefined}>
            {onOpen && irma.id !== current ? (
              <button type="button" onClick={() => onOpen(irma.id)}>
                {content}
              </button>
            ) : (
              <span>{content}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
