import {
  prazosMessages as messages,
  PRAZO_FIELDS,
  type Prazo,
  prazosMotivos,
} from '@sede/domain/modules/juridico/prazos';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, useMemo } from 'react';
import { orpc } from '#platform/api/index.ts';
import {
  type MenuEntry,
  type PanelAct,
  type ReadingView,
  RecordListPage,
  useKit,
  useListState,
} from '#platform/ui/index.ts';
import { PrazoLeitura } from './PrazoLeitura.tsx';
import { prazoColumns } from './prazo.columns.tsx';
import { numeroDe, PrazoTag, situacaoDoPrazo } from './prazo.status.tsx';
import { prazosList } from './prazos.list.ts';
import { RecalculosAviso } from './RecalculosAviso.tsx';
import { usePrazoActs } from './usePrazoActs.ts';

const Create = lazy(() => import('./PrazoForm.tsx').then((m) => ({ default: m.CreatePrazo })));
const Edit = lazy(() => import('./PrazoForm.tsx').then((m) => ({ default: m.EditPrazo })));

const nomeDe = ({ titulo }: Prazo) => titulo;

/** '/juridico/prazos'. Source: decisions-legal (Prazos). */
export function PrazosPage() {
  const { today } = useKit();
  const list = useListState(prazosList);
  const query = useQuery(
    orpc.prazos.list.queryOptions({
      input: list.input,
      placeholderData: keepPreviousData,
      // A deadline shows its case's number, court and office.
      meta: { modulos: ['processos'] },
    }),
  );
  const does = usePrazoActs();
  const columns = useMemo(() => prazoColumns(today), [today]);
  const cumprir = (row: Prazo): PanelAct => ({
    label: messages.cumprir,
    disabledReason: prazosMotivos.texto(row.pode.cumprir),
    onSelect: () => void does.cumprir(row),
  });
  const cancelar = (row: Prazo): PanelAct => ({
    label: messages.cancelar,
    disabledReason: prazosMotivos.texto(row.pode.cancelar),
    onSelect: () => void does.cancelar(row),
  });
  const entry = ({ label, disabledReason = null, onSelect = () => undefined }: PanelAct): MenuEntry => ({
    ...{ label, disabledReason, onSelect },
  });
  const view: ReadingView<Prazo> = {
    title: nomeDe,
    subtitle: ({ processo }) => numeroDe(processo),
    tags: (row) => <PrazoTag prazo={row} hoje={today} />,
    body: (row) => <PrazoLeitura prazo={row} />,
    acts: (row) => [cancelar(row), { ...cumprir(row), primary: true }],
  };
  return (
    <RecordListPage
      area="prazos"
      title={messages.titulo}
      list={list}
      query={query}
      operations={{
        ...{ list: orpc.prazos.list, get: orpc.prazos.get, reading: orpc.prazos.reading },
        ...{ history: orpc.prazos.history, exports: true },
      }}
      count={{ one: 'prazo', many: 'prazos' }}
      columns={columns}
      rowStatus={(row) => situacaoDoPrazo(row, today)}
      nameOf={nomeDe}
      specs={PRAZO_FIELDS}
      also={['processos']}
      view={view}
      blocked={({ pode }, acao) => (acao === 'editar' ? prazosMotivos.texto(pode.editar) : null)}
      menu={(row, { edit, history }) => [entry(cumprir(row)), edit, entry(cancelar(row)), history]}
      createLabel={messages.novo}
      Create={Create}
      Edit={Edit}
      empty={messages.vazio}
      above={<RecalculosAviso />}
    />
  );
}
