import { Button } from '@mantine/core';
import { type ContratoCompleto, PARTES_POR_PAGINA } from '@sede/domain/modules/contratos/contratos';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Reading } from '#platform/ui/index.ts';
import { Nothing } from '#platform/ui/reading.ts';
import classes from './contratos.module.css';

export interface AbaProps {
  contrato: ContratoCompleto;
}

interface LinhasProps<T> {
  /** What says so where there are none. */
  nada: string;
  linha: (um: T) => ReactNode;
}

/** The rows of a part. */
export function Lista<T extends { id: string }>({ itens, nada, linha }: LinhasProps<T> & { itens: T[] }) {
  if (itens.length === 0) return <Nothing>{nada}</Nothing>;
  return (
    <ul className={classes.itens}>
      {itens.map((um) => (
        <li key={um.id}>{linha(um)}</li>
      ))}
    </ul>
  );
}

interface PaginasProps {
  pagina: number;
  /** Those of the page. */
  mostra: number;
  total: number;
  onPage: (pagina: number) => void;
}

/** Where there is more than one page, or the last one is empty by now: which part is shown, back and on. */
function Paginas({ pagina, mostra, total, onPage }: PaginasProps) {
  if (total <= PARTES_POR_PAGINA && pagina === 1) return null;
  const antes = (pagina - 1) * PARTES_POR_PAGINA;
  return (
    <div className={classes.paginas}>
      <Button variant="subtle" size="compact-sm" disabled={pagina === 1} onClick={() => onPage(pagina - 1)}>
        Página anterior
      </Button>
      <span className={classes.detalhe}>
        {mostra === 0 ? 0 : `${antes + 1}–${antes + mostra}`} de {total}
      </span>
      <Button variant="subtle" size="compact-sm" disabled={antes + mostra >= total} onClick={() => onPage(pagina + 1)}>
        Página seguinte
      </Button>
    </div>
  );
}

interface ListaPaginadaProps<T> extends LinhasProps<T> {
  ler: (pagina: number) => UseQueryOptions<{ itens: T[]; total: number }>;
}

/** The rows of a part that may have many, a page of them at a time. */
export function ListaPaginada<T extends { id: string }>({ ler, ...linhas }: ListaPaginadaProps<T>) {
  const [pagina, setPagina] = useState(1);
  const query = useQuery(ler(pagina));
  return (
    <Reading query={query}>
      {({ itens, total }) => (
        <>
          <Lista itens={itens} {...linhas} />
          <Paginas pagina={pagina} mostra={itens.length} total={total} onPage={setPagina} />
        </>
      )}
    </Reading>
  );
}
