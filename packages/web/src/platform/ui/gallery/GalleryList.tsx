import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import {
  type Column,
  choiceFilter,
  DateText,
  type ListDefinition,
  ListPage,
  Money,
  notify,
  periodFilter,
  rangeFilter,
  recordFilter,
  StatusTag,
  textFilter,
  useListState,
  yesNoFilter,
} from '../index.ts';
import { beneficiarios, LINHAS, type Linha } from './galleryData.ts';

const TONE_COLOR: Partial<Record<string, string>> = { late: 'var(--late)', ok: 'var(--ok)', today: 'var(--today)' };

export const columns: readonly Column<Linha>[] = [
  {
    id: 'vencimento',
    header: 'Vencimento',
    sortable: true,
    card: 'date',
    width: 116,
    cell: (row) => <DateText value={row.vencimento} />,
  },
  {
    id: 'tipo',
    header: 'Tipo',
    sortable: true,
    width: 140,
    cell: (row) => <span style={{ color: TONE_COLOR[row.tom ?? ''] }}>{row.tipo}</span>,
  },
  { id: 'item', header: 'Item', strong: true, hideable: false, sortable: true, card: 'title', cell: (row) => row.item },
  { id: 'beneficiario', header: 'Beneficiário', card: 'subtitle', cell: (row) => row.beneficiario },
  { id: 'parcela', header: 'Parcela', muted: true, width: 84, cell: (row) => row.parcela },
  {
    id: 'situacao',
    header: 'Situação',
    card: 'status',
    width: 170,
    cell: (row) => <StatusTag tone={row.tom ?? 'neutral'} label={row.situacao} />,
  },
  {
    id: 'aprovacao',
    header: 'Aprovação',
    width: 116,
    cell: (row) => <StatusTag tone={row.tomAprovacao} label={row.aprovacao} />,
  },
  {
    id: 'valor',
    header: 'Valor',
    numeric: true,
    strong: true,
    sortable: true,
    card: 'value',
    width: 132,
    cell: (row) => <Money value={row.valor} />,
  },
];

const options = ['Vencida', 'Vence hoje', 'A vencer', 'Liquidada'].map((label) => ({ value: label, label }));
const definition = {
  sortable: ['vencimento', 'tipo', 'item', 'valor'],
  defaultSort: '-vencimento,item',
  search: 'Buscar item, documento…',
  filters: {
    periodo: periodFilter({ label: 'Período', months: 'ciclo' }),
    situacao: choiceFilter({ label: 'Situação', options, pinned: true }),
    beneficiarioId: recordFilter({ label: 'Beneficiário', source: beneficiarios, pinned: true }),
    liquidada: yesNoFilter({ label: 'Liquidada' }),
    valor: rangeFilter({ label: 'Valor' }),
    documento: textFilter({ label: 'Documento' }),
  },
} satisfies ListDefinition;

/** The design sketch as a page. `estado`: vazia, filtro, erro, carregando, esmaecida, selecionada. */
export function GalleryList({ estado, onCreate }: { estado?: string; onCreate: () => void }) {
  const list = useListState(definition);
  const { page, pageSize } = list.state;
  const [data, setData] = useState<{ itens: Linha[]; total: number; somas: { valor: number } }>();
  const empty = estado === 'vazia' || list.state.search !== '';
  useEffect(() => {
    if (estado === 'carregando' || estado === 'erro') return;
    const itens = empty ? [] : LINHAS.slice((page - 1) * pageSize, page * pageSize);
    setData({ itens, total: empty ? 0 : LINHAS.length, somas: { valor: 31248055 } });
  }, [page, pageSize, estado, empty]);
  return (
    <ListPage
      title="Despesas"
      list={list}
      query={{
        data,
        error: estado === 'erro' ? new TypeError('x') : null,
        isFetching: false,
        isPlaceholderData: estado === 'esmaecida',
        refetch: () => notify({ message: 'Tentando novamente' }),
      }}
      count={{ one: 'parcela', many: 'parcelas', feminine: true }}
      sum={(sums) => sums.valor}
      siblings={
        <>
          <Button variant="default">Suprimentos</Button>
          <Button variant="default">Relatório</Button>
        </>
      }
      action={{ label: 'Registrar despesa', onClick: onCreate }}
      exportPath="/api/galeria/exportar"
      table={{
        id: 'galeria',
        columns,
        rowKey: (row) => row.id,
        rowLabel: (row) => row.item,
        rowStatus: (row) => ({ tone: row.tom, label: row.situacao }),
        rowActions: (row) => [
          { label: 'Editar', onSelect: onCreate },
          { label: 'Gerar recibo', onSelect: () => notify.success('recibo.docx') },
          {
            label: 'Excluir',
            danger: true,
            divided: true,
            disabledReason: row.tom === 'ok' ? 'A parcela já foi liquidada.' : null,
            onSelect: () => notify.success('Excluída'),
          },
        ],
        detail: (row) => (
          <p>
            Descrição: {row.item} de {row.beneficiario}
          </p>
        ),
        onOpen: onCreate,
      }}
      selection={{
        sum: (row) => row.valor,
        actions: [
          {
            label: 'Solicitar aprovação',
            eligible: (row) => ['—', 'Negada'].includes(row.aprovacao),
            run: (rows, clear) => {
              notify.success(`${rows.length} enviadas`);
              clear();
            },
          },
          { label: 'Liquidar', run: () => undefined },
        ],
      }}
      empty={{ title: 'Nenhuma despesa registrada', text: 'As despesas do período aparecem aqui.' }}
    />
  );
}
