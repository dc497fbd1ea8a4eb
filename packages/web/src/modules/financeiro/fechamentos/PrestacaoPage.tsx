import { Button } from '@mantine/core';
import { formatReais } from '@sede/domain/kernel';
import {
  fechamentosMessages as messages,
  type Prestacao,
  ROTULO_LANCAMENTO_CAIXA,
} from '@sede/domain/modules/financeiro/fechamentos';
import { IconFileZip, IconPrinter } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { ErrorState, ListPage, labelOfRange, useListState } from '#platform/ui/index.ts';
import { SectionBar } from '#platform/ui/shell/index.ts';
import classes from './Fechamentos.module.css';
import { lancamentoColumns } from './prestacao.columns.tsx';
import { prestacaoList } from './prestacao.list.ts';
import { Totais } from './Totais.tsx';

interface Periodo {
  inicio?: string;
  fim?: string;
}
/** The records whose changes change the figures. */
const FONTES = { modulos: ['despesas', 'receitas', 'suprimentos'] };

const documentosHref = (periodo: Periodo) =>
  `/api/fechamentos/prestacao/documentos?${new URLSearchParams(periodo as Record<string, string>)}`;

function Documentos({ documentos, periodo }: Pick<Prestacao, 'documentos'> & { periodo: Periodo }) {
  const { pdfs, bytes, semPdf } = documentos;
  const megabytes = (bytes / 1_048_576).toLocaleString('pt-BR', { maximumFractionDigits: 1 });
  return (
    <div className={`${classes.acoes} no-print`}>
      <Button
        component="a"
        href={pdfs > 0 ? documentosHref(periodo) : undefined}
        download
        variant="default"
        aria-disabled={pdfs === 0 ? true : undefined}
        data-disabled={pdfs === 0 ? true : undefined}
        leftSection={<IconFileZip size={16} aria-hidden />}
      >
        Baixar os {pdfs.toLocaleString('pt-BR')} PDFs (.zip, {megabytes} MB)
      </Button>
      <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
        Imprimir
      </Button>
      {semPdf.quantidade > 0 && (
        <span className="muted">
          {semPdf.quantidade.toLocaleString('pt-BR')} despesas pagas sem PDF ({formatReais(semPdf.valor)})
        </span>
      )}
    </div>
  );
}

function Caixinha({ suprimentos }: Pick<Prestacao, 'suprimentos'>) {
  const { anterior, saldo, emCaixa } = suprimentos;
  return (
    <p className={classes.fecho}>
      Suprimentos: {anterior !== null && `saldo anterior ${formatReais(anterior)} · `}saldo {formatReais(saldo)} · em
      caixa {formatReais(emCaixa)}
    </p>
  );
}

/** '/financial/prestacao-de-contas': the account of a period. Source: issue 4 (Prestação de contas). */
export function PrestacaoPage() {
  const list = useListState(prestacaoList);
  const periodo = list.filterInput as Periodo;
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
      {conta.data && (
        <>
          <Documentos documentos={conta.data.documentos} periodo={periodo} />
          <Totais {...conta.data} />
          <Caixinha suprimentos={conta.data.suprimentos} />
        </>
      )}
      <h2 className={classes.lista}>
        Por caixa, {labelOfRange({ de: periodo.inicio ?? null, ate: periodo.fim ?? null })}
      </h2>
    </ListPage>
  );
}
