import {
  type Manutencao,
  type ManutencaoCompleta,
  manutencoesMotivos,
  manutencoesMessages as messages,
} from '@sede/domain/modules/patrimonio/manutencoes';
import { IconLogin } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { orpc } from '#platform/api/index.ts';
import { type MenuEntry, type ReadingView, RecordListPage, StatusTag, useListState } from '#platform/ui/index.ts';
import { useTodasDoPatrimonio } from '../patrimonio.listas.ts';
import { rotuloDoBem } from '../patrimonio.source.ts';
import { CadastrarManutencao, EncerrarManutencao } from './index.ts';
import { manutencaoColumns, manutencaoRowStatus, SituacaoDaManutencaoTag } from './manutencao.columns.tsx';
import { manutencoesList } from './manutencoes.list.ts';

const Edit = lazy(() => import('./ManutencaoForm.tsx').then((m) => ({ default: m.EditManutencao })));
const Leitura = lazy(() => import('./ManutencaoLeitura.tsx').then((m) => ({ default: m.ManutencaoLeitura })));
const Anexos = lazy(() =>
  import('./AnexosDaManutencaoDialog.tsx').then((m) => ({ default: m.AnexosDaManutencaoDialog })),
);

const OPERATIONS = {
  ...{ list: orpc.manutencoes.list, get: orpc.manutencoes.get, reading: orpc.manutencoes.reading },
  ...{ history: orpc.manutencoes.history, exports: true },
};
const TAMBEM = ['bens'];
const ICONE = 16;

type Aberta = { acao: 'encerrar' | 'anexos'; manutencao: Manutencao };
type Open = (aberta: Aberta) => void;

/** 'Registrar retorno' of one that lasts. */
const encerrar = (manutencao: Manutencao, open: Open): MenuEntry[] =>
  manutencao.situacao === 'encerrada'
    ? []
    : [
        {
          label: messages.registrarRetorno,
          onSelect: () => open({ acao: 'encerrar', manutencao }),
          disabledReason: manutencoesMotivos.texto(manutencao.pode.encerrar),
        },
      ];

/** Only where one is not 'Excluído'. Source: spec 3 §2.13. */
const verAnexos = (manutencao: Manutencao, open: Open): MenuEntry[] =>
  manutencao.arquivos === 0 ? [] : [{ label: 'Ver anexos', onSelect: () => open({ acao: 'anexos', manutencao }) }];

const viewOf = (open: Open): ReadingView<ManutencaoCompleta> => ({
  title: rotuloDoBem,
  subtitle: ({ descricaoBem, responsavel }) => [descricaoBem, `com ${responsavel}`].filter(Boolean).join(' · '),
  tags: (manutencao) => (
    <>
      <SituacaoDaManutencaoTag manutencao={manutencao} />
      {manutencao.aConferir.length > 0 && <StatusTag tone="wait" label={messages.aConferir} />}
    </>
  ),
  body: (manutencao) => (
    <Suspense fallback={null}>
      <Leitura manutencao={manutencao} />
    </Suspense>
  ),
  acts: (manutencao) =>
    encerrar(manutencao, open).map((act) => ({
      ...act,
      icon: <IconLogin size={ICONE} aria-hidden />,
      primary: true,
    })),
});

const custo = (somas: { custo: number }) => (somas.custo > 0 ? somas.custo : null);

/** '/patrimonio/historico-manutencao'. Source: spec 3 §2.13; decisions-sindical-contratos-patrimonio (Maintenance). */
export function ManutencoesPage() {
  const { tipos } = useTodasDoPatrimonio();
  const definition = useMemo(() => manutencoesList(tipos), [tipos]);
  const list = useListState(definition);
  const query = useQuery(
    orpc.manutencoes.list.queryOptions({
      input: list.input,
      placeholderData: keepPreviousData,
      meta: { modulos: TAMBEM },
    }),
  );
  const [aberta, setAberta] = useState<Aberta | null>(null);
  const close = () => setAberta(null);
  return (
    <>
      <RecordListPage
        area="patrimonio"
        module="manutencoes"
        editing="manter"
        title={messages.titulo}
        list={list}
        query={query}
        operations={OPERATIONS}
        also={TAMBEM}
        count={{ one: 'manutenção', many: 'manutenções', feminine: true }}
        sum={custo}
        columns={manutencaoColumns}
        rowStatus={manutencaoRowStatus}
        nameOf={rotuloDoBem}
        blocked={(row, acao) => (acao === 'editar' ? manutencoesMotivos.texto(row.pode.editar) : null)}
        view={viewOf(setAberta)}
        menu={(row, { edit, history }) => [
          ...encerrar(row, setAberta),
          edit,
          history && { ...history, label: 'Histórico de edições' },
          ...verAnexos(row, setAberta),
        ]}
        createLabel={messages.novo}
        Create={CadastrarManutencao}
        Edit={Edit}
        empty={messages.vazio}
      />
      <Suspense fallback={null}>
        {aberta?.acao === 'encerrar' && <EncerrarManutencao manutencao={aberta.manutencao} onClose={close} />}
        {aberta?.acao === 'anexos' && <Anexos id={aberta.manutencao.id} onClose={close} />}
      </Suspense>
    </>
  );
}
