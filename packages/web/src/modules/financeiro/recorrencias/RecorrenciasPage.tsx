import { formatMes } from '@sede/domain/kernel';
import {
  addMeses,
  mesDe,
  recorrenciasMessages as messages,
  RECORRENCIA_FIELDS,
  type Recorrencia,
  recorrenciasMotivos,
  ultimoMesProposto,
} from '@sede/domain/modules/financeiro/recorrencias';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { useCan } from '#platform/session/index.ts';
import {
  type MenuEntry,
  PanelSection,
  RecordListPage,
  registerOperations,
  useKit,
  useListState,
} from '#platform/ui/index.ts';
import { useListasDeFiltro } from '../financeiro.listas.ts';
import { MesesFeitos } from './MesesFeitos.tsx';
import { recorrenciaColumns } from './recorrencia.columns.tsx';
import { mesesEntre, namesOf } from './recorrencia.values.ts';
import { CADASTRAR } from './recorrencias.actions.ts';
import { recorrenciasList } from './recorrencias.list.ts';
import { recorrentesDoMesHref } from './recorrencias.paths.ts';

const Create = lazy(() => import('./RecorrenciaForm.tsx').then((m) => ({ default: m.CreateRecorrencia })));
const Edit = lazy(() => import('./RecorrenciaForm.tsx').then((m) => ({ default: m.EditRecorrencia })));
const Reajustar = lazy(() => import('./ReajustarDialog.tsx').then((m) => ({ default: m.ReajustarDialog })));
const MesDialog = lazy(() => import('./MesDialog.tsx').then((m) => ({ default: m.MesDialog })));

type Aberto = { tipo: 'reajustar' | 'pausar' | 'retomar'; recorrencia: Recorrencia };
const nomeDe = (r: Recorrencia) => `${r.itemDespesa} · ${r.nomeBeneficiario}`;

function Dialogo({ aberto, onClose }: { aberto: Aberto; onClose: () => void }) {
  const { today } = useKit();
  const { tipo, recorrencia } = aberto;
  const { id, versao, pausadaDesde } = recorrencia;
  const pausar = useSubmit(orpc.recorrencias.pausar);
  const retomar = useSubmit(orpc.recorrencias.retomar);
  const mes = mesDe(today);
  if (tipo === 'reajustar') return <Reajustar recorrencia={recorrencia} onClose={onClose} />;
  if (tipo === 'pausar') {
    return (
      <MesDialog
        title="Pausar recorrência"
        message={messages.perguntaPausar}
        details={nomeDe(recorrencia)}
        meses={mesesEntre(addMeses(mes, -1), addMeses(mes, 6))}
        initial={mes}
        confirmLabel={messages.pausar}
        done={messages.pausada}
        run={(aPartirDe) => pausar.mutateAsync({ id, versao, aPartirDe })}
        onClose={onClose}
      />
    );
  }
  const desde = pausadaDesde ?? mes;
  return (
    <MesDialog
      title="Retomar recorrência"
      message={`Pausada desde ${formatMes(desde)}. Os meses da pausa, antes do escolhido, ficam pulados.`}
      details={nomeDe(recorrencia)}
      meses={mesesEntre(desde, ultimoMesProposto(today))}
      initial={desde > mes ? desde : mes}
      confirmLabel={messages.retomar}
      done={messages.retomada}
      run={(aPartirDe) => retomar.mutateAsync({ id, versao, aPartirDe })}
      onClose={onClose}
    />
  );
}

/** '/financial/recorrencias'. Source: issue 4 (recurring expenses with variable value). */
export function RecorrenciasPage() {
  const mayEdit = useCan('recorrencias.editar');
  const { centrosCusto } = useListasDeFiltro();
  const list = useListState(useMemo(() => recorrenciasList(centrosCusto), [centrosCusto]));
  const query = useQuery(
    orpc.recorrencias.list.queryOptions({
      input: list.input,
      placeholderData: keepPreviousData,
      // The list shows names and months that other modules change.
      meta: { modulos: ['despesas'] },
    }),
  );
  const [aberto, setAberto] = useState<Aberto | null>(null);
  const open = (tipo: Aberto['tipo'], recorrencia: Recorrencia) => () => setAberto({ tipo, recorrencia });
  const { today } = useKit();
  const actions = (row: Recorrencia): MenuEntry[] => {
    const ver = { label: 'Ver propostas do mês', href: recorrentesDoMesHref(mesDe(today)) };
    if (!mayEdit) return [ver];
    return [
      ver,
      {
        label: messages.reajustar,
        onSelect: open('reajustar', row),
        disabledReason: recorrenciasMotivos.texto(row.pode.reajustar),
      },
      row.pausadaDesde === null
        ? {
            label: messages.pausar,
            onSelect: open('pausar', row),
            disabledReason: recorrenciasMotivos.texto(row.pode.pausar),
          }
        : {
            label: messages.retomar,
            onSelect: open('retomar', row),
            disabledReason: recorrenciasMotivos.texto(row.pode.retomar),
          },
    ];
  };
  return (
    <>
      <RecordListPage
        area="recorrencias"
        title={messages.titulo}
        list={list}
        query={query}
        operations={registerOperations(orpc.recorrencias, messages)}
        count={{ one: 'recorrência', many: 'recorrências', feminine: true }}
        columns={recorrenciaColumns}
        nameOf={nomeDe}
        specs={RECORRENCIA_FIELDS}
        namesOf={namesOf}
        actions={actions}
        more={(row) => (
          <PanelSection title="Meses">
            <MesesFeitos recorrencia={row} />
          </PanelSection>
        )}
        also={['despesas']}
        createLabel={CADASTRAR}
        Create={Create}
        Edit={Edit}
        empty="Aqui ficam as despesas que se repetem: aluguel, energia, honorários. A cada mês são propostas, e alguém confirma. No menu de uma despesa, Tornar recorrente já preenche."
      />
      <Suspense fallback={null}>{aberto && <Dialogo aberto={aberto} onClose={() => setAberto(null)} />}</Suspense>
    </>
  );
}
