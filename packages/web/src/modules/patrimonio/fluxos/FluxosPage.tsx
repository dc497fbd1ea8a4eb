import { type Fluxo, fluxosMotivos, fluxosMessages as messages } from '@sede/domain/modules/patrimonio/fluxos';
import { IconCalendarPlus, IconLogin } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { orpc } from '#platform/api/index.ts';
import { type MenuEntry, type ReadingView, RecordListPage, useKit, useListState } from '#platform/ui/index.ts';
import { useTodasDoPatrimonio } from '../patrimonio.listas.ts';
import { rotuloDoBem } from '../patrimonio.source.ts';
import { fluxoColumns, fluxoRowStatus, SituacaoDoFluxoTag } from './fluxo.columns.tsx';
import { fluxosList } from './fluxos.list.ts';
import { RegistrarRetorno } from './index.ts';

const Create = lazy(() => import('./SaidaForm.tsx').then((m) => ({ default: m.CreateSaida })));
const Edit = lazy(() => import('./EditFluxo.tsx').then((m) => ({ default: m.EditFluxo })));
const Leitura = lazy(() => import('./FluxoLeitura.tsx').then((m) => ({ default: m.FluxoLeitura })));
const Prorrogar = lazy(() => import('./RetornoForm.tsx').then((m) => ({ default: m.ProrrogarDialog })));

const OPERATIONS = {
  ...{ list: orpc.fluxos.list, get: orpc.fluxos.get, reading: orpc.fluxos.reading, history: orpc.fluxos.history },
  exports: true,
};
const TAMBEM = ['bens'];
const ICONE = 16;

type Aberta = { acao: 'retorno' | 'prorrogar'; fluxo: Fluxo };

/** 'Registrar retorno' and 'Prorrogar' of what is out; nothing of what came back. */
const entradas = (fluxo: Fluxo, open: (aberta: Aberta) => void): MenuEntry[] =>
  fluxo.situacao === 'retornado'
    ? []
    : [
        {
          label: messages.registrarRetorno,
          onSelect: () => open({ acao: 'retorno', fluxo }),
          disabledReason: fluxosMotivos.texto(fluxo.pode.retornar),
        },
        {
          label: messages.prorrogar,
          onSelect: () => open({ acao: 'prorrogar', fluxo }),
          disabledReason: fluxosMotivos.texto(fluxo.pode.prorrogar),
        },
      ];

const viewOf = (today: string, open: (aberta: Aberta) => void): ReadingView<Fluxo> => ({
  title: rotuloDoBem,
  subtitle: ({ descricaoBem, responsavel }) => [descricaoBem, `com ${responsavel}`].filter(Boolean).join(' · '),
  tags: (fluxo) => <SituacaoDoFluxoTag fluxo={fluxo} today={today} />,
  body: (fluxo) => (
    <Suspense fallback={null}>
      <Leitura fluxo={fluxo} />
    </Suspense>
  ),
  acts: (fluxo) => {
    const [retorno, prorrogar] = entradas(fluxo, open);
    return [
      ...(prorrogar ? [{ ...prorrogar, icon: <IconCalendarPlus size={ICONE} aria-hidden /> }] : []),
      ...(retorno ? [{ ...retorno, icon: <IconLogin size={ICONE} aria-hidden />, primary: true }] : []),
    ];
  },
});

/** '/patrimonio/controle-de-fluxo'. Source: spec 3 §2.13; decisions-sindical-contratos-patrimonio (Flow). */
export function FluxosPage() {
  const { today } = useKit();
  const { tipos } = useTodasDoPatrimonio();
  const definition = useMemo(() => fluxosList(tipos), [tipos]);
  const list = useListState(definition);
  const query = useQuery(
    orpc.fluxos.list.queryOptions({ input: list.input, placeholderData: keepPreviousData, meta: { modulos: TAMBEM } }),
  );
  const [aberta, setAberta] = useState<Aberta | null>(null);
  const columns = useMemo(() => fluxoColumns(today), [today]);
  const rowStatus = useMemo(() => fluxoRowStatus(today), [today]);
  const close = () => setAberta(null);
  return (
    <>
      <RecordListPage
        area="patrimonio"
        module="fluxos"
        editing="movimentar"
        title={messages.titulo}
        list={list}
        query={query}
        operations={OPERATIONS}
        also={TAMBEM}
        count={{ one: 'saída', many: 'saídas', feminine: true }}
        columns={columns}
        rowStatus={rowStatus}
        nameOf={rotuloDoBem}
        blocked={(row, acao) => (acao === 'editar' ? fluxosMotivos.texto(row.pode.editar) : null)}
        view={viewOf(today, setAberta)}
        menu={(row, { edit, history }) => [
          ...entradas(row, setAberta),
          edit,
          history && { ...history, label: 'Histórico de edições' },
        ]}
        createLabel={messages.novo}
        Create={Create}
        Edit={Edit}
        empty={messages.vazio}
      />
      <Suspense fallback={null}>
        {aberta?.acao === 'retorno' && <RegistrarRetorno fluxo={aberta.fluxo} onClose={close} />}
        {aberta?.acao === 'prorrogar' && <Prorrogar fluxo={aberta.fluxo} onClose={close} />}
      </Suspense>
    </>
  );
}
