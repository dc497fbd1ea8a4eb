import { formatContagem, formatDataBr } from '@sede/domain/kernel';
import { type ContaConciliada, conciliacoesMessages as messages } from '@sede/domain/modules/financeiro/conciliacoes';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { Link, navigate } from '#platform/routing/index.ts';
import { type Column, DateText, EmptyState, QueryTable, StatusTag } from '#platform/ui/index.ts';
import { PageHeader, SectionBar } from '#platform/ui/shell/index.ts';
import { CONTAS, conciliacaoPath, EXTRATOS } from '../financeiro.paths.ts';
import classes from './Conciliacoes.module.css';

const columns: readonly Column<ContaConciliada>[] = [
  { id: 'nome', header: 'Conta', strong: true, hideable: false, card: 'title', cell: (row) => row.nome },
  { id: 'banco', header: 'Banco', card: 'subtitle', cell: (row) => row.banco ?? '—' },
  {
    id: 'conciliadaAte',
    header: 'Conciliada até',
    width: 150,
    card: 'date',
    cell: (row) => <DateText value={row.conciliadaAte} />,
    inCard: ({ conciliadaAte }) => conciliadaAte && `Conciliada até ${formatDataBr(conciliadaAte)}`,
  },
  { id: 'extratoAte', header: 'Extrato até', width: 150, cell: (row) => <DateText value={row.extratoAte} /> },
  {
    id: 'pendentes',
    header: 'Pendentes',
    numeric: true,
    card: 'status',
    width: 150,
    cell: ({ pendentes, extratoAte }) =>
      pendentes > 0 ? (
        <StatusTag tone="wait" label={formatContagem(pendentes, 'pendente', 'pendentes')} />
      ) : extratoAte === null ? (
        <StatusTag tone="neutral" label="Sem extrato" />
      ) : (
        <StatusTag tone="ok" label="Em dia" />
      ),
  },
];

/** '/financial/conciliacao'. Source: issue 4 (monthly conciliação). */
export function ContasConciliadasPage() {
  const query = useQuery({
    ...orpc.conciliacoes.contas.queryOptions({ input: {} }),
    meta: { modulos: ['extratos', 'contasBancarias'] },
  });
  return (
    <>
      <PageHeader
        title={messages.titulo}
        subtitle="O extrato do banco, lançamento por lançamento, com o que está registrado aqui."
      >
        <SectionBar />
      </PageHeader>
      <QueryTable
        id="conciliacoes-contas"
        label="Contas e a sua conciliação"
        columns={columns}
        query={query}
        rowKey={(row) => row.idConta}
        rowLabel={(row) =>
          `${row.nome}${row.conciliadaAte ? `, conciliada até ${formatDataBr(row.conciliadaAte)}` : ''}`
        }
        onOpen={(row) => navigate(conciliacaoPath(row.idConta))}
        empty={
          <EmptyState
            title="Nenhuma conta bancária"
            text="Cadastre as contas do sindicato: o extrato de cada uma é importado aqui."
            action={<Link to={CONTAS}>Contas bancárias</Link>}
          />
        }
        compact
      />
      <p className={`${classes.todos} no-print`}>
        <Link to={EXTRATOS}>Lançamentos de todos os extratos</Link>
      </p>
    </>
  );
}
