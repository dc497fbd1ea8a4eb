import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { RECORD_PARAM, setSearch, useSearch } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { useListState, withInputs } from '#platform/ui/index.ts';
import { AprovacaoFila } from './AprovacaoFila.tsx';
import { aprovacaoList } from './despesas.list.ts';
import classes from './Fila.module.css';

const AprovacaoLista = lazy(() => import('./AprovacaoLista.tsx').then((m) => ({ default: m.AprovacaoLista })));

const MINHAS = 'somenteMinhas';
const MODO = 'modo';
const LISTA = 'lista';

/** '/financial/despesas/aprovar': one at a time, or the list (`?modo=lista`) to mark many. Source: spec 1 §2.13; decisions §6. */
export function AprovacaoPage() {
  const mayApprove = useCan('despesas.aprovar');
  const search = useSearch();
  const somenteMinhas = search[MINHAS] === 'sim';
  const inList = search[MODO] === LISTA;
  // Goes to the first page and the first record: those that were open may no longer be among them.
  const setMinhas = (on: boolean) =>
    setSearch((now) => ({ ...now, pagina: null, [RECORD_PARAM]: null, [MINHAS]: on ? 'sim' : null }));
  const setModo = (modo: string | null) => setSearch((now) => ({ ...now, [RECORD_PARAM]: null, [MODO]: modo }));
  const list = withInputs(
    useListState(aprovacaoList),
    somenteMinhas ? { somenteMinhas } : {},
    somenteMinhas ? [{ key: MINHAS, label: 'Somente', text: 'pendentes da minha aprovação' }] : [],
  );
  const minhas = mayApprove && (
    <label className={`${classes.minhas} no-print`} title="Somente despesas pendentes da minha aprovação">
      <input type="checkbox" checked={somenteMinhas} onChange={(event) => setMinhas(event.currentTarget.checked)} />
      {inList ? 'Somente despesas pendentes da minha aprovação' : 'Só as minhas'}
    </label>
  );
  if (!inList) {
    return <AprovacaoFila list={list} minhas={minhas} somenteMinhas={somenteMinhas} onList={() => setModo(LISTA)} />;
  }
  return (
    <Suspense>
      <AprovacaoLista list={list} somenteMinhas={somenteMinhas}>
        <div className={classes.modos}>
          {minhas}
          <Button size="compact-sm" variant="default" onClick={() => setModo(null)}>
            Uma por vez
          </Button>
        </div>
      </AprovacaoLista>
    </Suspense>
  );
}
