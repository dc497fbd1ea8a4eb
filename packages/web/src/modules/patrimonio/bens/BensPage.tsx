import { formatContagem, formatDataBr, MAX_SELECAO } from '@sede/domain/kernel';
import {
  type Bem,
  type BemCompleto,
  bensMotivos,
  isFinal,
  MAX_BENS_DA_SAIDA,
  bensMessages as messages,
  type ResumoDosBens,
} from '@sede/domain/modules/patrimonio/bens';
import { IconLogin, IconLogout, IconTool } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { api, orpc } from '#platform/api/index.ts';
import {
  type CloseForm,
  MAX_IDS_NO_ENDERECO,
  type ReadingView,
  RecordListPage,
  type SelectionAction,
  StatusTag,
  useKit,
} from '#platform/ui/index.ts';
import { FaixaDoInventario } from '../inventarios/index.ts';
import { rotuloDoBem } from '../patrimonio.source.ts';
import { bemColumns, bemRowStatus, SituacaoDoBemTag } from './bem.columns.tsx';
import { useBensList } from './bens.list.ts';
import { Metades } from './Metades.tsx';
import { type AcoesDoBem, useAcoesDoBem } from './useAcoesDoBem.tsx';

const Form = () => import('./BemForm.tsx');
const Create = lazy(() => Form().then((m) => ({ default: m.CreateBem })));
const Edit = lazy(() => Form().then((m) => ({ default: m.EditBem })));
const Leitura = lazy(() => import('./BemLeitura.tsx').then((m) => ({ default: m.BemLeitura })));

const OPERATIONS = {
  ...{ list: orpc.bens.list, get: orpc.bens.get, reading: orpc.bens.reading, history: orpc.bens.history },
  exports: true,
};
/** What changes where an asset is. */
const TAMBEM = ['fluxos', 'manutencoes', 'inventarios'];

const CreateDe: Readonly<Record<'pessoa' | 'predial', (props: { onClose: CloseForm }) => ReactNode>> = {
  pessoa: (props) => <Create classe="pessoa" {...props} />,
  predial: (props) => <Create classe="predial" {...props} />,
};

const numero = (n: number) => n.toLocaleString('pt-BR');
/** '1.412 bens · 38 fora da sede · 3 com retorno atrasado' */
const linha = ({ bens, encerrados, fora, atrasados }: ResumoDosBens): string =>
  [
    formatContagem(bens, 'bem', 'bens'),
    encerrados > 0 && messages.encerrados(encerrados),
    fora > 0 && `${numero(fora)} fora da sede`,
    atrasados > 0 && `${numero(atrasados)} com retorno atrasado`,
  ]
    .filter(Boolean)
    .join(' · ');

const ICONE = 16;

function viewOf(acoes: AcoesDoBem): ReadingView<BemCompleto> {
  return {
    title: rotuloDoBem,
    subtitle: ({ descricaoBem, especificacao, garantiaAte }) =>
      [descricaoBem, especificacao, garantiaAte && `garantia até ${formatDataBr(garantiaAte)}`]
        .filter(Boolean)
        .join(' · '),
    tags: (bem) => (
      <>
        <SituacaoDoBemTag bem={bem} />
        {bem.aConferir.length > 0 && <StatusTag tone="wait" label={messages.aConferir} />}
      </>
    ),
    body: (bem) => (
      <Suspense fallback={null}>
        <Leitura bem={bem} onEtiqueta={() => acoes.abrir({ tipo: 'etiquetas', alvo: [bem] })} />
      </Suspense>
    ),
    acts: (bem) => {
      const Icone = bem.saidaAberta ? IconLogin : IconLogout;
      return [
        ...(bem.semRegistro
          ? [
              {
                label: messages.registrarManutencao,
                icon: <IconTool size={ICONE} aria-hidden />,
                onSelect: () => acoes.abrir({ tipo: 'manutencao', bem }),
              },
            ]
          : []),
        { ...acoes.movimento(bem), icon: <Icone size={ICONE} aria-hidden />, primary: true },
      ];
    },
  };
}

/** What is done with several at once. */
function selectionOf(acoes: AcoesDoBem) {
  const actions: SelectionAction<Bem>[] = [
    {
      ...{ label: 'Registrar saída', key: 's', max: MAX_BENS_DA_SAIDA },
      eligible: ({ pode }) => pode.sair === undefined,
      run: (bens, clear) => acoes.abrir({ tipo: 'saida', bens, clear }),
    },
    {
      ...{ label: 'Alocar', key: 'a' },
      eligible: ({ pode }) => pode.alocar === undefined,
      run: (alvo, clear) => acoes.abrir({ tipo: 'alocar', alvo, clear }),
      runWhole: (alvo, clear) => acoes.abrir({ tipo: 'alocar', alvo, clear }),
    },
    {
      ...{ label: messages.etiquetas, key: 'q', max: MAX_IDS_NO_ENDERECO },
      eligible: ({ situacaoBase }) => !isFinal(situacaoBase),
      run: (alvo) => acoes.abrir({ tipo: 'etiquetas', alvo }),
      runWhole: (alvo) => acoes.abrir({ tipo: 'etiquetas', alvo }),
    },
  ];
  return { actions, whole: { read: readWhole, max: MAX_SELECAO } };
}

const readWhole = async (filtro: Record<string, unknown>) => {
  const { total, somas, marca } = await api.bens.selecao(filtro);
  return { total, soma: somas.valor, marca };
};

/** '/patrimonio'. Source: spec 3 §2.13; decisions-sindical-contratos-patrimonio (Register); design/areas/patrimonio-bens. */
export function BensPage() {
  const { today } = useKit();
  const { classe, list } = useBensList();
  const meta = { modulos: TAMBEM };
  const query = useQuery(orpc.bens.list.queryOptions({ input: list.input, placeholderData: keepPreviousData, meta }));
  const resumo = useQuery(orpc.bens.resumo.queryOptions({ input: {}, meta })).data;
  const acoes = useAcoesDoBem();
  const columns = useMemo(() => bemColumns(classe, today), [classe, today]);
  const rowStatus = useMemo(() => bemRowStatus(today), [today]);
  return (
    <>
      <RecordListPage
        area="patrimonio"
        module="bens"
        tableId={classe === 'predial' ? 'bens-prediais' : 'bens'}
        title={messages.titulo}
        line={resumo && linha(resumo)}
        lead={<Metades classe={classe} resumo={resumo} />}
        list={list}
        query={query}
        operations={OPERATIONS}
        also={TAMBEM}
        count={{ one: 'bem', many: 'bens' }}
        columns={columns}
        rowStatus={rowStatus}
        nameOf={rotuloDoBem}
        blocked={(row, acao) => (acao === 'editar' ? bensMotivos.texto(row.pode.editar) : null)}
        view={viewOf(acoes)}
        menu={(row, { edit }) => [edit, ...acoes.entries(row)]}
        selection={selectionOf(acoes)}
        createLabel={messages.novo}
        Create={CreateDe[classe ?? 'pessoa']}
        Edit={Edit}
        empty={messages.vazio}
        above={<FaixaDoInventario />}
      />
      {acoes.dialogs}
    </>
  );
}
