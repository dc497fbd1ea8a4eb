import { Button } from '@mantine/core';
import { formatContagem, nomeProprio } from '@sede/domain/kernel';
import { type FiliadoComInteracoes, interacoesMessages as messages } from '@sede/domain/modules/comunicacao/interacoes';
import { IconMessagePlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { CasaTag } from '#modules/filiados/filiados/index.ts';
import { api, orpc } from '#platform/api/index.ts';
import { Link } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { type Column, InstantText, ListPage, StatusTag, TITLE, useListState } from '#platform/ui/index.ts';
import { useTiposInteracao } from '../comunicacao.listas.ts';
import { InteracoesDoFiliado } from './InteracoesDoFiliado.tsx';
import { interacoesList } from './interacoes.list.ts';
import { INTERACOES } from './interacoes.paths.ts';
import { useFormDeInteracao } from './useFormDeInteracao.tsx';

const Importar = lazy(() => import('../importacoes-interacao/index.ts').then((m) => ({ default: m.ImportarDialog })));

const nomeDe = ({ nome }: FiliadoComInteracoes): string => nomeProprio(nome);

const columns: readonly Column<FiliadoComInteracoes>[] = [
  {
    ...TITLE,
    ...{ id: 'nome', header: messages.nomeCompleto, sortable: true, wrap: true },
    cell: (row) => (
      <>
        {nomeDe(row)} {row.cadastro === 'INATIVO' && <StatusTag tone="late" label="Desfiliado" />}
      </>
    ),
  },
  {
    id: 'casa',
    header: 'Casa',
    sortable: true,
    width: 100,
    card: 'value',
    cell: ({ casa }) => <CasaTag casa={casa} />,
  },
  { id: 'matricula', header: 'Matrícula', sortable: true, width: 120, card: 'subtitle', cell: (row) => row.matricula },
  {
    id: 'interacoes',
    header: messages.titulo,
    numeric: true,
    width: 110,
    card: 'status',
    // A card has no head that says of what.
    inCard: ({ interacoes: n }) => formatContagem(n, 'interação', 'interações'),
    cell: (row) => row.interacoes,
  },
  {
    ...{ id: 'ultima', header: 'Última', width: 150, card: 'date' },
    cell: ({ ultima }) => (ultima ? <InstantText value={ultima} /> : '—'),
  },
];

/** '/interacoes'. Source: spec 2 §2 (Interactions), §9; decisions-members (Interactions, Sensitive data). */
export function InteracoesPage() {
  const { todos } = useTiposInteracao();
  const list = useListState(useMemo(() => interacoesList(todos), [todos]));
  const query = useQuery(orpc.interacoes.list.queryOptions({ input: list.input, placeholderData: keepPreviousData }));
  const seesItems = useCan('itens-interacao.ver');
  const mayImport = useCan('interacoes.importar');
  const mayExport = useCan('interacoes.exportar');
  const [importing, setImporting] = useState(false);
  const form = useFormDeInteracao();
  const filiadoDe = (row: FiliadoComInteracoes) => ({ id: row.id, nome: nomeDe(row) });
  return (
    <>
      <ListPage
        title={messages.titulo}
        list={list}
        query={query}
        count={{ one: 'filiado', many: 'filiados' }}
        siblings={
          <>
            {mayImport && (
              <Button variant="default" onClick={() => setImporting(true)}>
                {messages.importar}
              </Button>
            )}
            {seesItems && (
              <Button component={Link} to={`${INTERACOES}/itens`} variant="default">
                {messages.itens}
              </Button>
            )}
          </>
        }
        print={api.interacoes.list}
        exportPath={mayExport ? '/api/interacoes/exportar' : undefined}
        table={{
          id: 'interacoes',
          columns,
          rowKey: (row) => row.id,
          rowLabel: nomeDe,
          rowActions: (row) => [
            {
              label: messages.registrar,
              icon: <IconMessagePlus size={18} aria-hidden />,
              onSelect: () => form.register(filiadoDe(row)),
            },
          ],
          detail: (row) => (
            <InteracoesDoFiliado
              filiado={filiadoDe(row)}
              onEdit={form.edit}
              onRegister={() => form.register(filiadoDe(row))}
            />
          ),
        }}
        failure={messages.erroCarregar}
        empty={{ title: 'Sem registros para mostrar', text: 'Aqui ficam os contatos com cada filiado.' }}
      />
      {form.drawer}
      {importing && (
        <Suspense fallback={null}>
          <Importar onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  );
}
