import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { ErrorState } from '#platform/ui/index.ts';
import classes from '../financeiro.ficha.module.css';
import { ReceitaFicha } from './ReceitaFicha.tsx';

export interface ReceitaDetailProps {
  id: string;
  mayEdit: boolean;
  onOpen: (id: string) => void;
  onHistory: () => void;
}

/** The panel below a row of the list. */
export function ReceitaDetail({ id, mayEdit, onOpen, onHistory }: ReceitaDetailProps) {
  const { data, error, refetch } = useQuery(orpc.receitas.get.queryOptions({ input: { id } }));
  if (!data) {
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <p className={classes.espera} role="status">
        Carregando…
      </p>
    );
  }
  return (
    <>
      <ReceitaFicha receita={data} mayEdit={mayEdit} onOpen={onOpen} level={2} />
      <div className={`${classes.pe} no-print`}>
        <Button variant="default" size="xs" leftSection={<IconHistory size={15} aria-hidden />} onClick={onHistory}>
          Histórico
        </Button>
      </div>
    </>
  );
}
