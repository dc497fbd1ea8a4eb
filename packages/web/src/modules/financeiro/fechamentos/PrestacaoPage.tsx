import { Button } from '@mantine/core';
import { formatReais } from '@sede/domain/kernel';
import {
  fechamentosMessages as messages,
  motivoSemZip,
  type Prestacao,
  ROTULO_LANCAMENTO_CAIXA,
} from '@sede/domain/modules/financeiro/fechamentos';
import { IconFileZip } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orpc } from '#platform/api/index.ts';
import { stringifySearch } from '#platform/routing/index.ts';
import { ErrorState, ListPage, labelOfRange, useListState } from '#platform/ui/index.ts';
import { SectionBar } from '#platform/ui/shell/index.ts';
import { ArquivoDoPeriodo } from './ArquivoDoPeriodo.tsx';
import classes from './Fechamentos.module.css';
import { OrcamentoDoPeriodo } from './OrcamentoDoPeriodo.tsx';
import { lancamentoColumns } from './prestacao.columns.tsx';
import { prestacaoList } from './prestacao.list.ts';
import { Saldos } from './Saldos.tsx';
import { Totais } from './Totais.tsx';

interface Periodo {
  inicio?: string;
  fim?: string;
}
/** The records whose changes change the figures. */
const FONTES = {
  modulos: ['despesas', 'receitas', 'suprimentos', 'contas-bancarias', 'transferencias', 'orcamento', 'configuracoes'],
};

function Documentos({ documentos, periodo }: Pick<Prestacao, 'documentos'> & { periodo: Periodo }) {
  const { pdfs, bytes, semPdf } = documentos;
  // The smallest size that is shown, so that a few pages do not read '0 MB'.
  const megabytes = Math.max(0.1, bytes / 1_048_576).toLocaleString('pt-BR', { maximumFractionDigits: 1 });
  const motivo = motivoSemZip(documentos);
  return (
    <section aria-label="Arquivos do período" className="no-print">
      <div className={classes.acoes}>
        <ArquivoDoPeriodo periodo={periodo} documentos={documentos} />
      </div>
      <div className={classes.acoes}>
        {pdfs === 0 ? (
          <span className="muted">Não há PDFs no período.</span>
        ) : (
          <Button
            component="a"
            href={
              motivo === null ? `/api/fechamentos/prestacao/documentos${stringifySearch({ ...periodo })}` : undefined
            }
            download
            variant="default"
            title={motivo ?? undefined}
            aria-disabled={motivo === null ? undefined : true}
            data-disabled={motivo === null ? undefined : true}
            leftSection={<IconFileZip size={16} aria-hidden />}
          >
            {pdfs === 1 ? 'Baixar o PDF' : `Baixar os ${pdfs.toLocaleString('pt-BR')} PDFs`} (.zip, {megabytes} MB)
          </Button>
        )}
        {semPdf.quantidade > 0 && (
          <span className="muted">
            {semPdf.quantidade === 1
              ? '1 despesa paga sem PDF'
              : `${semPdf.quantidade.toLocaleString('pt-BR')} despesas pagas sem PDF`}{' '}
            ({formatReais(semPdf.valor)})
          </span>
        )}
      </div>
    </section>
  );
}

/** '/financial/prestacao-de-contas': the account of a period. Source: issue 4 (Prestação de contas). */
export function PrestacaoPage() {
  const list = useListState(prestacaoList);
  const { inicio, fim } = list.filterInput;
  const periodo = useMemo(() => ({ ...(inicio && { inicio }), ...(fim && { fim }) }), [inicio, fim]);
  const query = useQuery(
    orpc.fechamentos.lancamentos.queryOptions({
      input: list.input,
      meta: FONTES,
      placeholderData: keepPreviousData,
    }),
  );
  const conta = useQuery(orpc.fechamentos.prestacao.queryOptions({ input: periodo, meta: FONTES }));
  return (
    <ListPage
      title={messages.prestacao}
      list={list}
      query={query}
      count={{ one: 'lançamento', many: 'lançamentos' }}
      sum={(somas) => somas.valor}
      siblings={<SectionBar />}
      exportPath="/api/fechamentos/prestacao/exportar"
      print={orpc.fechamentos.lancamentos.call}
      table={{
        id: 'prestacao',
        columns: lancamentoColumns,
        rowKey: (row) => `${row.id} ${row.lancamento}`,
        rowLabel: (row) => `${ROTULO_LANCAMENTO_CAIXA[row.lancamento]}: ${row.item}`,
      }}
      empty={{ title: 'Sem registros para mostrar', text: 'Nada foi pago nem creditado neste período.' }}
    >
      {conta.error && !conta.data && (
        <div className="card">
          <ErrorState error={conta.error} onRetry={() => void conta.refetch()} />
        </div>
      )}
      {!conta.data && !conta.error && (
        <p className={`card ${classes.espera} holds-back`} role="status">
          Carregando…
        </p>
      )}
      {conta.data && (
        <>
          <Documentos documentos={conta.data.documentos} periodo={periodo} />
          <Saldos {...conta.data} />
          <Totais {...conta.data} dias={periodo} />
          {conta.data.orcamento && <OrcamentoDoPeriodo orcamento={conta.data.orcamento} />}
        </>
      )}
      <h2 className={classes.lista}>
        Por caixa, {labelOfRange({ de: periodo.inicio ?? null, ate: periodo.fim ?? null })}
      </h2>
    </ListPage>
  );
}
