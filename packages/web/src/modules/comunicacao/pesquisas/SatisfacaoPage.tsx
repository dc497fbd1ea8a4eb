import { Button } from '@mantine/core';
import { MAX_SELECAO, nomeProprio } from '@sede/domain/kernel';
import {
  type FiliadoDaPesquisa,
  pesquisasMessages as messages,
  type Pesquisa,
} from '@sede/domain/modules/comunicacao/pesquisas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useState } from 'react';
import { CasaTag } from '#modules/filiados/filiados/index.ts';
import { api, orpc } from '#platform/api/index.ts';
import { Link } from '#platform/routing/index.ts';
import { type Column, ListPage, type SelectionAction, TITLE, useListState } from '#platform/ui/index.ts';
import { filiadosDaPesquisaList } from './pesquisas.list.ts';
import { ENVIADAS } from './pesquisas.paths.ts';
import { Saindo } from './Saindo.tsx';
import type { AlvoDaPesquisa } from './SendPesquisaDialog.tsx';

const Enviar = lazy(() => import('./SendPesquisaDialog.tsx').then((m) => ({ default: m.SendPesquisaDialog })));

const nomeDe = ({ nome }: FiliadoDaPesquisa): string => nomeProprio(nome);
const columns: readonly Column<FiliadoDaPesquisa>[] = [
  { ...TITLE, ...{ id: 'nome', header: 'Nome', sortable: true, wrap: true }, cell: nomeDe },
  {
    ...{ id: 'casa', header: 'Casa', sortable: true, width: 120, card: 'value' },
    cell: ({ empresa }) => <CasaTag casa={empresa} />,
  },
  { id: 'matricula', header: 'Matrícula', sortable: true, width: 160, card: 'subtitle', cell: (row) => row.matricula },
];

/** All that the filter shows: counted, and counted again at the sending. */
const WHOLE = {
  max: MAX_SELECAO,
  read: async (filtro: Record<string, unknown>) => {
    const { total } = await api.pesquisas.totaisFiliados(filtro);
    return { total, soma: 0, marca: '' };
  },
};

interface Envio {
  alvo: AlvoDaPesquisa;
  clear: () => void;
}

/** '/Satisfacao'. Source: spec 2 §2 (Satisfaction survey); decisions-members (Survey). */
export function SatisfacaoPage() {
  const list = useListState(filiadosDaPesquisaList);
  const query = useQuery(
    orpc.pesquisas.filiados.queryOptions({ input: list.input, placeholderData: keepPreviousData }),
  );
  const [envio, setEnvio] = useState<Envio | null>(null);
  const [saindo, setSaindo] = useState<Pesquisa | null>(null);
  const over = useCallback(() => setSaindo(null), []);
  const send: SelectionAction<FiliadoDaPesquisa> = {
    label: messages.enviarPesquisa,
    key: 'e',
    max: 500,
    run: (alvo, clear) => setEnvio({ alvo, clear }),
    runWhole: (alvo, clear) => setEnvio({ alvo, clear }),
  };
  return (
    <>
      <ListPage
        title={messages.titulo}
        list={list}
        query={query}
        count={{ one: 'filiado', many: 'filiados' }}
        siblings={
          <Button component={Link} to={ENVIADAS} variant="default">
            {messages.enviadas}
          </Button>
        }
        print={api.pesquisas.filiados}
        selection={{ actions: [send], whole: WHOLE }}
        table={{ id: 'filiados-da-pesquisa', columns, rowKey: (row) => row.id, rowLabel: nomeDe }}
        empty={{ title: messages.vazio, text: messages.vazioTexto }}
      >
        {saindo?.estado === 'na_espera' && <Saindo pesquisa={saindo} onOver={over} />}
      </ListPage>
      {envio && (
        <Suspense fallback={null}>
          <Enviar
            alvo={envio.alvo}
            onClose={() => setEnvio(null)}
            onSent={(enviada) => {
              envio.clear();
              setEnvio(null);
              setSaindo(enviada);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
