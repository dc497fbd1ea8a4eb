import { Button } from '@mantine/core';
import {
  type Comunicacao,
  type FiliadoDaComunicacao,
  MAX_IDS_SELECIONADOS,
  comunicacoesMessages as messages,
  type Selecao,
} from '@sede/domain/modules/comunicacao/comunicacoes';
import { IconMail } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { api, orpc, randomKey } from '#platform/api/index.ts';
import { Link } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { FilterPanel } from '#platform/ui/form.ts';
import { type ClearSelection, ListPage, useListState } from '#platform/ui/index.ts';
import { filiadosDaComunicacaoList, isCpfInteiro } from './comunicacoes.list.ts';
import classes from './comunicacoes.module.css';
import { ENVIADAS, RASCUNHOS } from './comunicacoes.paths.ts';
import { filiadoColumns } from './filiado.columns.tsx';
import type { Detalhe } from './LongText.tsx';
import { Saindo } from './Saindo.tsx';
import { useOpcoes } from './useOpcoes.ts';

const ComunicarDrawer = lazy(() => import('./ComunicarDrawer.tsx').then((m) => ({ default: m.ComunicarDrawer })));
const DetalheDialog = lazy(() => import('./DetalheDialog.tsx').then((m) => ({ default: m.DetalheDialog })));

/** All that the filter finds. */
const WHOLE = {
  max: 1_000_000,
  read: async (filtro: Record<string, unknown>) => {
    const selecao = { filtro }; // the list's own filter, which is the selection's
    const { selecionados } = await api.comunicacoes.contar(
      { selecao, tema: null },
      { context: { idempotencyKey: randomKey() } },
    );
    return { total: selecionados, soma: 0, marca: '' };
  },
};

const EXEMPLOS = {
  matricula: 'Ex.: 24871',
  nome: 'Parte do nome',
  cpf: '000.000.000-00',
  email: 'Parte do e-mail',
  cidade: 'Começo do nome',
  processo: 'Digite 3 letras',
};
const REGRAS = { cpf: (text: string) => (isCpfInteiro(text) ? null : messages.cpfInteiro) };

/** '/comunicacao': members by the text's filters, and a message to whom is selected. Source: spec 2 §2; decisions-members (Communication). */
export function ComunicacaoPage() {
  const maySend = useCan('comunicacao.enviar');
  const { cargos } = useOpcoes();
  const list = useListState(useMemo(() => filiadosDaComunicacaoList(cargos), [cargos]));
  const query = useQuery(
    orpc.comunicacoes.filiados.queryOptions({ input: list.input, placeholderData: keepPreviousData }),
  );
  const rascunhos = useQuery(orpc.comunicacoes.totals.queryOptions({ input: { estado: ['rascunho'] } }));
  const [detalhe, setDetalhe] = useState<Detalhe | null>(null);
  const [aberta, setAberta] = useState<{ selecao: Selecao; clear: ClearSelection } | null>(null);
  const [saindo, setSaindo] = useState<Comunicacao | null>(null);
  const over = useCallback(() => setSaindo(null), []);
  const columns = useMemo(() => filiadoColumns(setDetalhe), []);
  const comunicar = {
    label: messages.comunicar,
    icon: <IconMail size={16} aria-hidden />,
    nothing: messages.selecioneAlguem,
    max: MAX_IDS_SELECIONADOS,
    run: (rows: FiliadoDaComunicacao[], clear: ClearSelection) =>
      setAberta({ selecao: { ids: rows.map(({ id }) => id) }, clear }),
    runWhole: ({ filtro }: { filtro: Record<string, unknown> }, clear: ClearSelection) =>
      setAberta({ selecao: { filtro }, clear }), // the list's own filter
  };
  return (
    <>
      <ListPage
        title={messages.titulo}
        list={list}
        query={query}
        count={{ one: 'filiado', many: 'filiados' }}
        siblings={
          <>
            <Button component={Link} to={RASCUNHOS} variant="default">
              {messages.rascunhos}
              {rascunhos.data && <span className={classes.quantos}>{rascunhos.data.total}</span>}
            </Button>
            <Button component={Link} to={ENVIADAS} variant="default">
              {messages.enviadas}
            </Button>
          </>
        }
        selection={maySend ? { primary: comunicar, noun: messages.selecionados, whole: WHOLE } : undefined}
        filters={(tools) => (
          <FilterPanel
            list={list}
            label={messages.filtragem}
            clearLabel={messages.limpar}
            placeholders={EXEMPLOS}
            rules={REGRAS}
          >
            {tools}
          </FilterPanel>
        )}
        table={{ id: 'comunicacao', columns, rowKey: (row) => row.id, rowLabel: (row) => row.nome }}
        empty={{ title: 'Sem registros para mostrar', text: 'Aqui aparecem os filiados a quem se pode escrever.' }}
      >
        {saindo?.estado === 'na_espera' && <Saindo comunicacao={saindo} onOver={over} />}
      </ListPage>
      <Suspense fallback={null}>
        {detalhe && <DetalheDialog {...detalhe} onClose={() => setDetalhe(null)} />}
        {aberta && (
          <ComunicarDrawer
            selecao={aberta.selecao}
            onClose={() => setAberta(null)}
            onSent={(enviada) => {
              aberta.clear();
              setAberta(null);
              setSaindo(enviada);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
