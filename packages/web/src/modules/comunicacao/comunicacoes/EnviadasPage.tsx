import {
  type ComunicacaoListada,
  COMUNICACAO_FIELDS as FIELDS,
  comunicacoesMessages as messages,
} from '@sede/domain/modules/comunicacao/comunicacoes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api, orpc } from '#platform/api/index.ts';
import { navigate } from '#platform/routing/index.ts';
import { type Column, columnsOf, InstantText, ListPage, TITLE, useListState } from '#platform/ui/index.ts';
import { comunicacoesList } from './comunicacoes.list.ts';
import { comunicacaoPath } from './comunicacoes.paths.ts';
import { EstadoTag } from './EstadoTag.tsx';
import { useOpcoes } from './useOpcoes.ts';

const column = columnsOf<ComunicacaoListada, typeof FIELDS>(FIELDS);
const nomeDe = ({ titulo }: ComunicacaoListada): string => titulo ?? 'Sem título';
const milhar = (n: number) => n.toLocaleString('pt-BR');

/** '380 de 384': how many have left of how many. */
const saidas = ({ esperados, contagem }: ComunicacaoListada): string =>
  esperados === null ? '—' : `${milhar(contagem.enviadas + contagem.arquivadas)} de ${milhar(esperados)}`;

const columns: readonly Column<ComunicacaoListada>[] = [
  column('titulo', { ...TITLE, sortable: true, share: 2, cell: nomeDe }),
  column('tema', { card: 'subtitle', cell: ({ tema }) => tema ?? '—' }),
  column('estado', { card: 'status', width: 180, cell: (row) => <EstadoTag {...row} /> }),
  { id: 'saidas', header: 'Saíram', numeric: true, width: 130, card: 'value', cell: saidas },
  {
    ...{ id: 'falhas', header: 'Falharam ou incertas', numeric: true, width: 170 },
    cell: ({ contagem }) => milhar(contagem.falharam + contagem.incertas),
  },
  { id: 'por', header: 'Por', cell: (row) => row.enviadaPor ?? row.atualizadaPor ?? '—' },
  {
    ...{ id: 'atualizadoEm', header: 'Alterada em', sortable: true, width: 150, card: 'date' },
    cell: ({ atualizadoEm }) => <InstantText value={atualizadoEm} />,
  },
];

/** '/comunicacao/enviadas': drafts, what waits, what is on its way and what was sent. Source: decisions-members (Communication). */
export function EnviadasPage() {
  const { temas } = useOpcoes();
  const list = useListState(useMemo(() => comunicacoesList(temas.map(({ nome }) => nome)), [temas]));
  const query = useQuery(orpc.comunicacoes.list.queryOptions({ input: list.input, placeholderData: keepPreviousData }));
  return (
    <ListPage
      title={messages.enviadas}
      list={list}
      query={query}
      count={{ one: 'comunicação', many: 'comunicações', feminine: true }}
      print={api.comunicacoes.list}
      table={{
        id: 'comunicacoes',
        columns,
        rowKey: (row) => row.id,
        rowLabel: nomeDe,
        onOpen: ({ id }) => void navigate(comunicacaoPath(id)),
      }}
      empty={{ title: 'Sem registros para mostrar', text: messages.vazio }}
    />
  );
}
