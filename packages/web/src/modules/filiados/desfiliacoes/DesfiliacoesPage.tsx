import { nomeProprio } from '@sede/domain/kernel';
import {
  desfiliacoesMotivos,
  desfiliacoesMessages as messages,
  PROPOSTA_FIELDS,
  type PropostaDeDesfiliacao,
} from '@sede/domain/modules/filiados/desfiliacoes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { confirm, notify, type PanelAct, type ReadingView, RecordListPage, useListState } from '#platform/ui/index.ts';
import { CasaTag } from '../filiados/index.ts';
import { desfiliacaoColumns, EstadoTag } from './desfiliacao.columns.tsx';
import { desfiliacoesList } from './desfiliacoes.list.ts';
import { PropostaLeitura } from './PropostaLeitura.tsx';

const Desfiliar = lazy(() => import('./DesfiliarProposta.tsx').then((m) => ({ default: m.DesfiliarProposta })));

const AFETA = { alsoInvalidates: ['filiados'] };
const nomeDe = ({ nome }: PropostaDeDesfiliacao) => nomeProprio(nome);
const texto = (motivo: PropostaDeDesfiliacao['pode'][keyof PropostaDeDesfiliacao['pode']]) =>
  desfiliacoesMotivos.texto(motivo);

function useDecisao() {
  const { mutateAsync: mantem } = useSubmit(orpc.desfiliacoes.manter, AFETA);
  const { mutateAsync: reativa } = useSubmit(orpc.desfiliacoes.reativar, AFETA);
  return {
    async manter({ id, versao, ...row }: PropostaDeDesfiliacao) {
      const answer = await confirm({
        title: `${messages.manter}: ${nomeProprio(row.nome)}`,
        message: messages.perguntaManter,
        reasonLabel: messages.motivoManter,
        confirmLabel: messages.manter,
        run: (motivo) => mantem({ id, versao, motivo }),
      });
      if (answer.confirmed) notify.success(messages.mantido);
    },
    async reativar({ id, versao, ...row }: PropostaDeDesfiliacao) {
      const answer = await confirm({
        title: `${messages.reativar}: ${nomeProprio(row.nome)}`,
        message: messages.perguntaReativar,
        confirmLabel: messages.reativar,
        run: () => reativa({ id, versao }),
      });
      if (answer.confirmed) notify.success(messages.reativado);
    },
  };
}

/** '/filiados/desfiliacoes': who became inactive by the payroll check, each to be decided. Source: decisions-members (Consignação). */
export function DesfiliacoesPage() {
  const list = useListState(desfiliacoesList);
  const query = useQuery(
    orpc.desfiliacoes.list.queryOptions({
      input: list.input,
      placeholderData: keepPreviousData,
      // What may be decided follows from the member's own record.
      meta: { modulos: ['filiados'] },
    }),
  );
  const does = useDecisao();
  const [desfiliando, setDesfiliando] = useState<PropostaDeDesfiliacao | null>(null);
  const acts = (row: PropostaDeDesfiliacao): PanelAct[] => [
    {
      label: messages.reativar,
      disabledReason: texto(row.pode.reativar),
      onSelect: () => void does.reativar(row),
    },
    { label: messages.manter, disabledReason: texto(row.pode.manter), onSelect: () => void does.manter(row) },
    {
      label: messages.desfiliar,
      primary: true,
      disabledReason: texto(row.pode.desfiliar),
      onSelect: () => setDesfiliando(row),
    },
  ];
  const view: ReadingView<PropostaDeDesfiliacao> = {
    title: nomeDe,
    subtitle: ({ casa }) => <CasaTag casa={casa} />,
    tags: (row) => <EstadoTag estado={row.estado} />,
    body: (row) => <PropostaLeitura proposta={row} />,
    acts,
  };
  return (
    <RecordListPage
      area="filiados"
      tableId="desfiliacoes"
      title={messages.titulo}
      list={list}
      query={query}
      operations={{
        list: orpc.desfiliacoes.list,
        get: orpc.desfiliacoes.get,
        reading: orpc.desfiliacoes.reading,
        history: orpc.desfiliacoes.history,
      }}
      count={{ one: 'proposta', many: 'propostas', feminine: true }}
      columns={desfiliacaoColumns}
      nameOf={nomeDe}
      specs={PROPOSTA_FIELDS}
      also={['filiados']}
      view={view}
      empty={messages.vazio}
    >
      <Suspense fallback={null}>
        {desfiliando && <Desfiliar proposta={desfiliando} onClose={() => setDesfiliando(null)} />}
      </Suspense>
    </RecordListPage>
  );
}
