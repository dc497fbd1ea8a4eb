import type { Receita } from '@sede/domain/modules/financeiro/receitas';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useCan } from '#platform/session/index.ts';
import { ListPage, useKit, useListState, useOpenRecord } from '#platform/ui/index.ts';
import { SectionBar } from '#platform/ui/shell/index.ts';
import { type Aberto, ReceitaDialogs } from './ReceitaDialogs.tsx';
import { editingActions, readingActions } from './receita.actions.tsx';
import { receitaColumns, receitaRowStatus } from './receita.columns.tsx';
import { nomeReceita } from './receita.status.ts';
import { REGISTRAR } from './receitas.actions.ts';
import { receitasList } from './receitas.list.ts';
import { useDesfazerCredito } from './useDesfazerCredito.ts';
import { useReceitas } from './useReceitas.ts';

const ReceitaForm = lazy(() => import('./ReceitaForm.tsx').then((m) => ({ default: m.ReceitaForm })));
const ReceitaLeitura = lazy(() => import('./ReceitaLeitura.tsx').then((m) => ({ default: m.ReceitaLeitura })));
const ReceitaDetail = lazy(() => import('./ReceitaDetail.tsx').then((m) => ({ default: m.ReceitaDetail })));

/** '/financial/receitas'. Source: spec 1 §2.15, §6.3. */
export function ReceitasPage() {
  const mayEdit = useCan('receitas.editar');
  const mayExport = useCan('receitas.exportar');
  const { today } = useKit();
  const columns = useMemo(() => receitaColumns(today), [today]);
  const list = useListState(receitasList);
  const { query, totals } = useReceitas(list);
  const opened = useOpenRecord();
  const [aberto, setAberto] = useState<Aberto | null>(null);
  const desfazer = useDesfazerCredito();

  const dialog = (tipo: Aberto['tipo']) => (receita: Receita) => setAberto({ tipo, receita });
  const on = {
    abrir: (row: Receita) => opened.open(row.id),
    creditar: dialog('creditar'),
    estornar: dialog('estornar'),
    desfazer: (row: Receita) => void desfazer(row),
    historico: dialog('historico'),
    excluir: dialog('excluir'),
  };

  return (
    <>
      <ListPage
        title="Receitas"
        list={list}
        query={query}
        totals={totals}
        count={{ one: 'parcela', many: 'parcelas', feminine: true }}
        sum={(somas) => somas.valorLiquido}
        siblings={<SectionBar />}
        action={mayEdit ? { label: REGISTRAR, onClick: opened.create } : null}
        exportPath={mayExport ? '/api/receitas/exportar' : null}
        table={{
          id: 'receitas',
          columns,
          rowKey: (row) => row.id,
          rowLabel: nomeReceita,
          rowStatus: receitaRowStatus,
          rowActions: (row) => (mayEdit ? editingActions(row, on) : readingActions(row, on)),
          onOpen: on.abrir,
          detail: (row) => (
            <Suspense fallback={<p role="status">Carregando…</p>}>
              <ReceitaDetail
                id={row.id}
                mayEdit={mayEdit}
                onOpen={opened.open}
                onHistory={() => setAberto({ tipo: 'historico', receita: row })}
              />
            </Suspense>
          ),
        }}
        selection={{
          sum: (row) => row.valorLiquido,
          actions: mayEdit
            ? [
                {
                  label: 'Creditar',
                  max: 1,
                  eligible: (row) => row.pode.creditar === undefined,
                  noneReason: 'A receita selecionada já está creditada.',
                  run: ([row], clear) => {
                    clear();
                    if (row) setAberto({ tipo: 'creditar', receita: row });
                  },
                },
              ]
            : [],
        }}
        empty={{
          title: 'Sem registros para mostrar',
          text: 'Nenhuma receita neste período. Registre a primeira ou escolha outro período.',
        }}
      />
      <Suspense fallback={null}>
        {mayEdit && opened.creating && <ReceitaForm id={null} onClose={opened.close} />}
        {opened.id &&
          (mayEdit ? (
            <ReceitaForm key={opened.id} id={opened.id} onClose={opened.close} />
          ) : (
            <ReceitaLeitura key={opened.id} id={opened.id} onOpen={opened.open} onClose={opened.close} />
          ))}
        {aberto && <ReceitaDialogs aberto={aberto} onClose={() => setAberto(null)} />}
      </Suspense>
    </>
  );
}
