import { IconX } from '@tabler/icons-react';
import classes from './ChosenList.module.css';

interface Chosen {
  id: string;
  nome: string;
  detalhe: string;
  /** What is wrong with it. */
  problema?: string | undefined;
}

export interface ChosenListProps<T extends Chosen> {
  /** Of the list: 'Filiados: escolhidos'. */
  label: string;
  items: readonly T[];
  /** null: it is only read. */
  onRemove: ((item: T) => void) | null;
}

/** What was chosen one by one with the picker above: name, what tells it apart, and a way out of the list. */
export function ChosenList<T extends Chosen>(props: ChosenListProps<T>) {
  const { label, items, onRemove } = props;
  if (items.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <span>
            <b>{item.nome}</b> <span className={classes.detail}>{item.detalhe}</span>
            {item.problema && (
              <span className={classes.problem} role="alert">
                {item.problema}
              </span>
            )}
          </span>
          {onRemove && (
            <button
              type="button"
              className={classes.remove}
              aria-label={`Tirar ${item.nome}`}
              onClick={() => onRemove(item)}
            >
              <IconX size={16} aria-hidden />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
