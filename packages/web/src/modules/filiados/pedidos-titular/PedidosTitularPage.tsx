import { nomeProprio } from '@sede/domain/kernel';
import {
  pedidosTitularMessages as messages,
  PEDIDO_TITULAR_FIELDS,
  type PedidoTitular,
  pedidosTitularMotivos,
  ROTULO_TIPO_DE_PEDIDO,
} from '@sede/domain/modules/filiados/pedidos-titular';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { confirm, notify, type PanelAct, type ReadingView, RecordListPage, useListState } from '#platform/ui/index.ts';
import { EstadoTag, pedidoTitularColumns } from './pedido-titular.columns.tsx';
import { pedidosTitularList } from './pedidos-titular.list.ts';

const Create = lazy(() => import('./PedidoTitularForm.tsx').then((m) => ({ default: m.CreatePedidoTitular })));

const texto = (motivo: PedidoTitular['pode'][keyof PedidoTitular['pode']]) => pedidosTitularMotivos.texto(motivo);

function useDecisao() {
  const { mutateAsync: confirma } = useSubmit(orpc.pedidosTitular.confirmar, { alsoInvalidates: ['filiados'] });
  const { mutateAsync: recusa } = useSubmit(orpc.pedidosTitular.recusar);
  return {
    async confirmar({ id, versao, filiadoNome }: PedidoTitular) {
      const answer = await confirm({
        title: messages.confirmar,
        message: messages.pergunta,
        details: [nomeProprio(filiadoNome)],
        confirmLabel: 'Anonimizar',
        danger: true,
        run: () => confirma({ id, versao }),
      });
      if (answer.confirmed) notify.success(messages.confirmado);
    },
    async recusar({ id, versao, filiadoNome }: PedidoTitular) {
      const answer = await confirm({
        title: 'Recusar pedido',
        message: 'O titular deve ser avisado da recusa e do motivo.',
        details: [nomeProprio(filiadoNome)],
        reasonLabel: PEDIDO_TITULAR_FIELDS.motivo.rotulo,
        confirmLabel: 'Recusar',
        danger: true,
        run: (motivo) => recusa({ id, versao, motivo }),
      });
      if (answer.confirmed) notify.success(messages.recusado);
    },
  };
}

/** '/filiados/lgpd': dossiers and anonymisations, with the days that the law gives. Source: decisions-members (LGPD). */
export function PedidosTitularPage() {
  const list = useListState(pedidosTitularList);
  const query = useQuery(
    orpc.pedidosTitular.list.queryOptions({ input: list.input, placeholderData: keepPreviousData }),
  );
  const does = useDecisao();
  const acts = (row: PedidoTitular): PanelAct[] => {
    const refuse = {
      label: 'Recusar',
      disabledReason: texto(row.pode.recusar),
      onSelect: () => void does.recusar(row),
    };
    return row.tipo === 'dossie'
      ? [
          refuse,
          {
            label: messages.baixar,
            primary: true,
            disabledReason: texto(row.pode.baixar),
            href: `/api/pedidos-titular/${row.id}/arquivo`,
          },
        ]
      : [
          refuse,
          {
            label: messages.confirmar,
            primary: true,
            disabledReason: texto(row.pode.confirmar),
            onSelect: () => void does.confirmar(row),
          },
        ];
  };
  const view: ReadingView<PedidoTitular> = {
    title: (row) => nomeProprio(row.filiadoNome),
    subtitle: (row) => ROTULO_TIPO_DE_PEDIDO[row.tipo],
    tags: (row) => <EstadoTag estado={row.estado} />,
    acts,
  };
  return (
    <RecordListPage
      area="pedidos-titular"
      title={messages.titulo}
      list={list}
      query={query}
      operations={{
        list: orpc.pedidosTitular.list,
        get: orpc.pedidosTitular.get,
        reading: orpc.pedidosTitular.reading,
        history: orpc.pedidosTitular.history,
      }}
      count={{ one: 'pedido', many: 'pedidos' }}
      columns={pedidoTitularColumns}
      nameOf={(row) => nomeProprio(row.filiadoNome)}
      specs={PEDIDO_TITULAR_FIELDS}
      shows={['justificativa', 'prazo', 'motivo']}
      view={view}
      more={(row) =>
        row.pendenteNoHistorico && <p role="note">{`${messages.pendenteNoHistorico}: ${messages.ajudaHistorico}`}</p>
      }
      createLabel={messages.registrar}
      Create={Create}
      empty={messages.vazio}
    />
  );
}
