import { formatReais } from '@sede/domain/kernel';
import { palavraDoSaldo } from '@sede/domain/modules/financeiro/suprimentos';
import type { ReactNode } from 'react';
import classes from './financeiro.valores.module.css';

/** A row of named amounts: the balance of the till, of a bank account. */
export function Valores({ children }: { children: ReactNode }) {
  return <dl className={classes.valores}>{children}</dl>;
}

export interface ValorProps {
  termo: string;
  ajuda?: string;
  /** Centavos; null while it is being read. */
  valor: number | null;
  /** A balance: blue when positive, red otherwise, and the word beside it: the colour never says it alone. */
  destaque?: boolean;
}

export function Valor({ termo, ajuda, valor, destaque = false }: ValorProps) {
  return (
    <div className={classes.valor} title={ajuda}>
      <dt>{termo}</dt>
      <dd data-sign={destaque && valor !== null ? (valor > 0 ? 'positive' : 'negative') : undefined}>
        {valor === null ? '…' : formatReais(valor)}
        {destaque && valor !== null && <span className={classes.palavra}>{palavraDoSaldo(valor)}</span>}
      </dd>
    </div>
  );
}
