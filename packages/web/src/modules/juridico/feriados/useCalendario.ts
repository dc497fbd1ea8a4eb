/** Which days count in these years, with what staff added and switched off; until it is read, as the program brings them. */
import { type Calendario, calendarioCom, SO_OS_ENVIADOS } from '@sede/domain/modules/juridico/feriados';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orpc } from '#platform/api/index.ts';

export function useCalendario(de: number, ate = de): { calendario: Calendario; lido: boolean } {
  const { data } = useQuery(orpc.feriados.doPeriodo.queryOptions({ input: { de, ate } }));
  return useMemo(
    () => ({ calendario: data ? calendarioCom(data.itens) : SO_OS_ENVIADOS, lido: data !== undefined }),
    [data],
  );
}
