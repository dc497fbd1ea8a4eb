import { formatDataBr } from '@sede/domain/kernel';
import {
  type ContratoCompleto,
  contratosMotivos,
  contratosMessages as messages,
} from '@sede/domain/modules/contratos/contratos';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { orpc } from '#platform/api/index.ts';
import { useSearch } from '#platform/routing/index.ts';
import { type ReadingView, RecordListPage, useKit, useListState, useOpenRecord } from '#platform/ui/index.ts';
import { Contadores } from './Contadores.tsx';
import {
  contratadoDe,
  contratoColumns,
  contratoColumnsDoFinanceiro,
  nomeDoContrato,
  SituacaoDoContratoTag,
} from './contrato.columns.tsx';
import { contratosList } from './contratos.list.ts';
import { isSemEntrada, useAcoesDoContrato } from './useAcoesDoContrato.tsx';
import { isSimples, readDocumento, useDocumentoSimples } from './useDocumentoSimples.tsx';

const Form = () => import('./ContratoForm.tsx');
const Create = lazy(() => Form().then((m) => ({ default: m.CreateContrato })));
const Edit = lazy(() => Form().then((m) => ({ default: m.EditContrato })));
const Leitura = lazy(() => import('./ContratoLeitura.tsx').then((m) => ({ default: m.ContratoLeitura })));

/** No `history`: the panel has a part of its own for it, with what the former system kept. */
const LE = { list: orpc.contratos.list, reading: orpc.contratos.reading };
const EDITA = { ...LE, get: orpc.contratos.get, exports: true };
const LIGADOS = ['despesas', 'receitas', 'documentos'];

const SUFIXO: Readonly<Record<string, string>> = { Vigente: ' VIGENTES', Encerrado: ' ENCERRADOS/ARQUIVADOS' };

function useContratos() {
  const list = useListState(contratosList);
  const query = useQuery(
    orpc.contratos.list.queryOptions({
      input: list.input,
      placeholderData: keepPreviousData,
      meta: { modulos: LIGADOS },
    }),
  );
  return { list, query };
}

function view(today: string, abre: 'observacoes' | 'despesas'): ReadingView<ContratoCompleto> {
  return {
    title: ({ nome }) => nome,
    subtitle: ({ tipoObjeto, numeroContrato, contratado, contratados, dataInicio, dataFim }) =>
      [
        `${tipoObjeto} ${numeroContrato ?? ''}`,
        contratadoDe({ contratado, outrosContratados: contratados.length - 1 }),
        dataInicio && dataFim && `${formatDataBr(dataInicio)} a ${formatDataBr(dataFim)}`,
      ]
        .filter(Boolean)
        .join(' · '),
    tags: (contrato) => <SituacaoDoContratoTag contrato={contrato} today={today} />,
    body: (contrato) => (
      <Suspense fallback={null}>
        <Leitura contrato={contrato} abre={abre} />
      </Suspense>
    ),
  };
}

const COUNT = { one: 'contrato ou documento', many: 'contratos e documentos' };
const somaDe = ({ valor }: { valor: number }) => valor;

/** '/gestao-de-contratos/contratos'. Source: spec 3 §2.12, §6. */
export function ContratosPage() {
  const { today } = useKit();
  const { situacao } = useSearch();
  const { list, query } = useContratos();
  const opened = useOpenRecord();
  const acoes = useAcoesDoContrato();
  const simples = useDocumentoSimples();
  const columns = useMemo(() => contratoColumns(today), [today]);
  return (
    <>
      <RecordListPage
        area="contratos"
        title={`${messages.lista}${SUFIXO[situacao ?? ''] ?? ''}`}
        list={list}
        query={query}
        operations={EDITA}
        also={LIGADOS}
        count={COUNT}
        sum={somaDe}
        columns={columns}
        nameOf={nomeDoContrato}
        blocked={(row, acao) => (acao === 'editar' ? (contratosMotivos.texto(row.pode.editar) ?? null) : null)}
        view={{
          ...view(today, 'observacoes'),
          acts: (contrato) => {
            const { pode, situacao: agora } = contrato;
            const fecha = agora === 'Vigente';
            const motivo = fecha ? pode.encerrar : pode.reabrir;
            if (isSemEntrada(motivo)) return [];
            return [
              { label: fecha ? 'Encerrar' : 'Cancelar encerramento', onSelect: () => acoes.alternar(contrato) },
              { label: 'Renovar', primary: true, onSelect: () => acoes.renovar(contrato) },
            ];
          },
        }}
        onOpen={(row) => (isSimples(row) ? simples.open(row) : opened.open(row.id))}
        menu={(row, { edit }) =>
          isSimples(row) ? simples.entries(row) : [row.pode.editar === undefined ? edit : null, ...acoes.entries(row)]
        }
        actions={(row) => (isSimples(row) ? simples.entries(row) : acoes.entries(row))}
        createLabel={messages.novo}
        Create={Create}
        Edit={Edit}
        empty={messages.nenhumDado}
        above={<Contadores />}
      />
      {acoes.dialogs}
      {simples.dialogs}
    </>
  );
}

/**
 * '/financial/contratos': the same rows with what was paid and received; edits nothing.
 * Source: decisions §5; decisions-sindical-contratos-patrimonio (List).
 */
export function ContratosDoFinanceiroPage() {
  const { today } = useKit();
  const { list, query } = useContratos();
  const opened = useOpenRecord();
  const acoes = useAcoesDoContrato();
  const simples = useDocumentoSimples();
  const columns = useMemo(() => contratoColumnsDoFinanceiro(today), [today]);
  return (
    <>
      <RecordListPage
        area="contratos"
        tableId="contratos-financeiro"
        title={messages.menu}
        list={list}
        query={query}
        operations={LE}
        also={LIGADOS}
        count={COUNT}
        sum={somaDe}
        columns={columns}
        nameOf={nomeDoContrato}
        view={view(today, 'despesas')}
        actions={(row) => (isSimples(row) ? simples.leitura(row) : acoes.leitura(row))}
        onOpen={(row) => (isSimples(row) ? readDocumento(row) : opened.open(row.id))}
        empty={messages.nenhumDado}
        above={<Contadores />}
      />
      {acoes.dialogs}
      {simples.dialogs}
    </>
  );
}
