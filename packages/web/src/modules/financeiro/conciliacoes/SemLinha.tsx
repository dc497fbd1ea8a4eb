import { Button } from '@mantine/core';
import { formatDataBr, formatReais } from '@sede/domain/kernel';
import { type MovimentoSemLinha, conciliacoesMessages as messages } from '@sede/domain/modules/financeiro/conciliacoes';
import { MOVIMENTO_ROTULOS } from '@sede/domain/modules/financeiro/contas-bancarias';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { useCan } from '#platform/session/index.ts';
import { type Column, confirm, DateText, Money, notify, QueryTable, usePaging } from '#platform/ui/index.ts';
import classes from './Conciliacoes.module.css';
import { FONTES } from './useConciliacao.ts';

const TAMANHOS = [20, 50, 100];

export interface SemLinhaProps {
  idConta: string;
  mes: string;
  preso: boolean;
}

/**
 * What the system has and the statement has not, up to the month's end, each with why. Renders nothing when there are
 * none.
 */
export function SemLinha({ idConta, mes, preso }: SemLinhaProps) {
  const may = useCan('conciliacoes.assinar') && !preso;
  const paging = usePaging(20, TAMANHOS);
  const query = useQuery({
    ...orpc.conciliacoes.semLinha.queryOptions({
      input: { idConta, mes, pagina: paging.page, porPagina: paging.pageSize },
      placeholderData: keepPreviousData,
    }),
    meta: FONTES,
  });
  const { mutateAsync: justificar } = useSubmit(orpc.conciliacoes.justificar);
  const ask = async ({ tipo, idRegistro, titulo, valor, justificativa }: MovimentoSemLinha) => {
    const answer = await confirm({
      title: messages.justificar,
      message: messages.perguntaJustificar,
      details: [`${titulo} · ${formatReais(valor)}`, ...(justificativa ? [`Agora: ${justificativa}`] : [])],
      confirmLabel: messages.justificar,
      reasonLabel: 'Justificativa',
      run: (motivo) => justificar({ idConta, tipo, idRegistro, motivo }),
    });
    if (answer.confirmed) notify.success(messages.justificado);
  };
  const columns: readonly Column<MovimentoSemLinha>[] = [
    { id: 'data', header: 'Data', card: 'date', width: 110, cell: (row) => <DateText value={row.data} /> },
    {
      id: 'titulo',
      header: 'Movimento',
      strong: true,
      hideable: false,
      card: 'title',
      cell: (row) => row.titulo,
    },
    { id: 'tipo', header: 'Tipo', card: 'subtitle', width: 190, cell: (row) => MOVIMENTO_ROTULOS[row.tipo] },
    {
      id: 'porque',
      header: 'Por quê',
      card: 'entry',
      cell: (row) => (
        <span className={classes.porque}>
          {row.compensadoEm ? messages.compensado(formatDataBr(row.compensadoEm)) : (row.justificativa ?? '—')}
          {may && row.compensadoEm === null && (
            <Button size="xs" variant="default" className="no-print" onClick={() => void ask(row)}>
              {row.justificativa ? 'Mudar' : messages.justificar}
              <span className="visually-hidden"> {row.titulo}</span>
            </Button>
          )}
        </span>
      ),
    },
    {
      id: 'valor',
      header: 'Valor',
      numeric: true,
      strong: true,
      card: 'value',
      width: 150,
      cell: (row) => <Money value={row.valor} signed />,
    },
  ];
  const { data } = query;
  if (data?.total === 0) return null;
  return (
    <section aria-labelledby="sem-linha" className={classes.secao}>
      <h2 id="sem-linha">
        {messages.semLinha}
        {data?.somas && <span className={classes.total}>Total {formatReais(data.somas.valor)}</span>}
      </h2>
      <QueryTable
        id="conciliacoes-sem-linha"
        label={messages.semLinha}
        columns={columns}
        query={query}
        paging={paging}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.titulo}
        compact
      />
    </section>
  );
}
