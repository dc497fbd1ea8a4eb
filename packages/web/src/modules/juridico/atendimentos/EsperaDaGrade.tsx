import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { Link, stringifySearch, useSearch } from '#platform/routing/index.ts';
import classes from './grade.module.css';

type Filtro = Parameters<typeof orpc.listaEspera.totals.queryOptions>[0]['input'];

/**
 * How many wait, of the office and types that the day is narrowed to; the way to them. Nothing while nobody waits.
 * Source: design/areas/juridico-atendimentos.
 */
export function EsperaDaGrade({ filtro }: { filtro: Filtro }) {
  const { escritorio, tipoAtendimento, tipoServico } = useSearch();
  const total = useQuery(orpc.listaEspera.totals.queryOptions({ input: filtro })).data?.total ?? 0;
  if (total === 0) return null;
  return (
    <p className={`card ${classes.espera} no-print`}>
      <b>{total} na lista de espera</b>
      <Link to={`/juridico/lista-de-espera${stringifySearch({ escritorio, tipoAtendimento, tipoServico })}`}>
        Ver lista de espera
      </Link>
    </p>
  );
}
