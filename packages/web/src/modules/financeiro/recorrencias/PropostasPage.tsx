import { formatMes, isFinanceMonth } from '@sede/domain/kernel';
import {
  addMeses,
  MESES_ATRAS,
  mesDe,
  recorrenciasMessages as messages,
  type Proposta,
  ultimoMesProposto,
} from '@sede/domain/modules/financeiro/recorrencias';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { orpc } from '#platform/api/index.ts';
import { Link, navigate, recordHref, setSearch, useSearch } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { ListPage, type MenuEntry, useKit, useListState, withInputs } from '#platform/ui/index.ts';
import { SectionBar } from '#platform/ui/shell/index.ts';
import { useListasDeFiltro } from '../financeiro.listas.ts';
import { nomeDaProposta, propostaColumns, propostaColumnsToRead, propostaStatus } from './proposta.columns.tsx';
import classes from './Recorrencias.module.css';
import { propostasList } from './recorrencias.list.ts';
import { RECORRENCIAS } from './recorrencias.paths.ts';
import { useConfirmarPropostas } from './useConfirmarPropostas.ts';
import { isPronta, useRascunhos } from './useRascunhos.ts';

const ConfirmarProposta = lazy(() => import('./ConfirmarProposta.tsx').then((m) => ({ default: m.ConfirmarProposta })));

const MAX = 100;

/** The month in the address; the current one where none, or none that is proposed, stands there. */
function useMes() {
  const { today } = useKit();
  const { mes: escrito } = useSearch();
  const ultimo = ultimoMesProposto(today);
  const primeiro = addMeses(mesDe(today), -MESES_ATRAS);
  const valido = escrito !== undefined && isFinanceMonth(escrito) && escrito <= ultimo && escrito >= primeiro;
  const mes = valido ? escrito : mesDe(today);
  const go = (meses: number) => {
    const next = addMeses(mes, meses);
    return next < primeiro || next > ultimo
      ? undefined
      : () => setSearch((current) => ({ ...current, mes: next, pagina: null }));
  };
  return { mes, atual: mesDe(today), anterior: go(-1), seguinte: go(1) };
}

function Navegacao({ mes, atual, anterior, seguinte }: ReturnType<typeof useMes>) {
  return (
    <div className={`${classes.navegacao} no-print`}>
      <button type="button" className={classes.passo} disabled={!anterior} onClick={anterior}>
        <IconChevronLeft size={18} aria-hidden />
        <span className="visually-hidden">Mês anterior</span>
      </button>
      <b aria-live="polite">{formatMes(mes)}</b>
      <button type="button" className={classes.passo} disabled={!seguinte} onClick={seguinte}>
        <IconChevronRight size={18} aria-hidden />
        <span className="visually-hidden">Mês seguinte</span>
      </button>
      <span className={classes.nota}>
        {mes < atual ? 'O que ficou sem confirmar até este mês.' : 'As deste mês e as atrasadas.'}{' '}
        <Link to={RECORRENCIAS}>Ver as recorrências</Link>
      </span>
    </div>
  );
}

/** '/financial/recorrencias/mes': what is to be confirmed up to a month. Source: issue 4; decision 028. */
export function PropostasPage() {
  const mayConfirm = useCan('despesas.editar');
  const mayExport = useCan('recorrencias.exportar');
  const { today } = useKit();
  const { centrosCusto } = useListasDeFiltro();
  const month = useMes();
  const { mes } = month;
  const list = withInputs(useListState(useMemo(() => propostasList(centrosCusto), [centrosCusto])), { mes });
  const query = useQuery(
    orpc.recorrencias.propostas.queryOptions({
      input: list.input,
      placeholderData: keepPreviousData,
      // A payment becomes the next variable amount.
      meta: { modulos: ['despesas'] },
    }),
  );
  const rascunhos = useRascunhos();
  const confirmar = useConfirmarPropostas(rascunhos);
  const [aberta, setAberta] = useState<Proposta | null>(null);
  // The proposal as it stands now; if somebody else has just decided it, saving says so, and nothing typed is lost.
  const proposta = query.data?.itens.find(({ id }) => id === aberta?.id) ?? aberta;
  const columns = mayConfirm
    ? propostaColumns(today, { rascunhos, busy: confirmar.busy, confirmar: (p) => void confirmar.uma(p) })
    : propostaColumnsToRead(today);

  const openRecorrencia = (p: Proposta) => navigate(recordHref(RECORRENCIAS, p.idRecorrencia));
  const actions = (row: Proposta): MenuEntry[] => {
    const abrir = { label: 'Abrir a recorrência', onSelect: () => openRecorrencia(row) };
    if (!mayConfirm) return [abrir];
    return [
      { label: 'Conferir e confirmar…', onSelect: () => setAberta(row) },
      { label: messages.pular, onSelect: () => void confirmar.pular([row]) },
      { ...abrir, divided: true },
    ];
  };
  return (
    <>
      <ListPage
        title={messages.tituloDoMes}
        list={list}
        query={query}
        count={{ one: 'proposta', many: 'propostas', feminine: true }}
        sum={(somas) => somas.valor}
        siblings={<SectionBar />}
        exportPath={mayExport ? '/api/recorrencias/propostas/exportar' : null}
        table={{
          id: 'recorrencias-propostas',
          columns,
          rowKey: (row) => row.id,
          rowLabel: nomeDaProposta,
          rowStatus: propostaStatus(today),
          rowActions: actions,
          onOpen: mayConfirm ? (row) => setAberta(row) : openRecorrencia,
        }}
        selection={
          mayConfirm
            ? {
                sum: (row) => rascunhos.of(row).valor ?? row.valor,
                actions: [
                  {
                    label: messages.confirmar,
                    eligible: (row) => isPronta(rascunhos.of(row)),
                    max: MAX,
                    run: confirmar.varias,
                  },
                  { label: 'Pular', max: MAX, run: confirmar.pular },
                ],
              }
            : undefined
        }
        empty={{
          title: 'Nada a confirmar',
          text: `Nenhuma despesa recorrente espera confirmação até ${formatMes(mes)}.`,
        }}
      >
        <Navegacao {...month} />
      </ListPage>
      <Suspense fallback={null}>
        {proposta && (
          <ConfirmarProposta
            key={proposta.id}
            proposta={proposta}
            rascunho={rascunhos.of(proposta)}
            onDone={() => rascunhos.drop([proposta.id])}
            onClose={() => setAberta(null)}
          />
        )}
      </Suspense>
    </>
  );
}
