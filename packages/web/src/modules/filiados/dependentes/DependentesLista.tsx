import { type Dependente, dependentesMessages as messages } from '@sede/domain/modules/filiados/dependentes';
import type { ReactNode } from 'react';
import { ErrorState } from '#platform/ui/index.ts';
import { Nothing } from '#platform/ui/reading.ts';
import { DependenteItem } from './DependenteItem.tsx';
import classes from './dependentes.module.css';
import type { useDependentes } from './useDependentes.ts';

export interface DependentesListaProps {
  dependentes: ReturnType<typeof useDependentes>;
  actsOf?: (dependente: Dependente) => ReactNode;
  below?: (dependente: Dependente) => ReactNode;
}

/** Loading, failure, none, and the dependents themselves with 'Mostrar' above them. */
export function DependentesLista({ dependentes, actsOf, below }: DependentesListaProps) {
  const { query, itens, inteiros, mostrar } = dependentes;
  if (query.error && !itens) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!itens) {
    return (
      <p role="status" className={classes.loading}>
        Carregando…
      </p>
    );
  }
  if (itens.length === 0) return <Nothing>{messages.vazio}</Nothing>;
  return (
    <>
      {!inteiros && (
        <button type="button" className={classes.mostrar} aria-label={messages.mostrarTudo} onClick={mostrar}>
          {messages.mostrar}
        </button>
      )}
      <ul className={classes.lista} aria-label={messages.titulo}>
        {itens.map((dependente) => (
          <DependenteItem key={dependente.id} dependente={dependente} acts={actsOf?.(dependente)}>
            {inteiros && below?.(dependente)}
          </DependenteItem>
        ))}
      </ul>
    </>
  );
}
