import type { DespesaListada } from '@sede/domain/modules/financeiro/despesas';
import { lazy } from 'react';
import { CreateBorderoDialog } from '#modules/financeiro/borderos/index.ts';
import { api } from '#platform/api/index.ts';
import { type Alvo, type ClearSelection, RecordGate } from '#platform/ui/index.ts';
import { nomeDespesa } from './despesa.status.ts';
import { duplicataDe } from './despesa.values.ts';

const LiquidarDialog = lazy(() => import('./LiquidarDialog.tsx').then((m) => ({ default: m.LiquidarDialog })));
const EstornarDespesa = lazy(() => import('./EstornarDespesa.tsx').then((m) => ({ default: m.EstornarDespesa })));
const RemoveDespesaDialog = lazy(() =>
  import('./RemoveDespesaDialog.tsx').then((m) => ({ default: m.RemoveDespesaDialog })),
);
const HistoryDialog = lazy(() => import('#platform/ui/form.ts').then((m) => ({ default: m.HistoryDialog })));

const RegistrarDespesa = lazy(() => import('./RegistrarDespesa.tsx').then((m) => ({ default: m.RegistrarDespesa })));
const LiquidarVariasDialog = lazy(() =>
  import('./LiquidarVariasDialog.tsx').then((m) => ({ default: m.LiquidarVariasDialog })),
);

const DarContaADespesas = lazy(() => import('./DarContaADespesas.tsx').then((m) => ({ default: m.DarContaADespesas })));

export type Aberto =
  | { tipo: 'liquidar' | 'estornar' | 'excluir' | 'historico' | 'duplicar'; despesa: DespesaListada }
  | { tipo: 'liquidarVarias'; alvo: Alvo<DespesaListada>; clear: ClearSelection }
  | { tipo: 'darConta'; alvo: Alvo<DespesaListada> }
  | { tipo: 'bordero'; despesas: DespesaListada[]; clear: () => void };

/** The dialog of one expense, or of many, that is open; each is a chunk of its own. */
export function DespesaDialogs({ aberto, onClose }: { aberto: Aberto; onClose: () => void }) {
  if (aberto.tipo === 'liquidarVarias')
    return <LiquidarVariasDialog alvo={aberto.alvo} clear={aberto.clear} onClose={onClose} />;
  if (aberto.tipo === 'darConta') return <DarContaADespesas alvo={aberto.alvo} onClose={onClose} />;
  if (aberto.tipo === 'bordero')
    return <CreateBorderoDialog despesas={aberto.despesas} onDone={aberto.clear} onClose={onClose} />;
  const { tipo, despesa } = aberto;
  if (tipo === 'liquidar') return <LiquidarDialog despesa={despesa} onClose={onClose} />;
  if (tipo === 'estornar') return <EstornarDespesa despesa={despesa} onClose={onClose} />;
  if (tipo === 'duplicar')
    return (
      <RecordGate id={despesa.id} read={(input) => api.despesas.get(input)} onFailed={onClose}>
        {(record) => <RegistrarDespesa modelo={duplicataDe(record)} onClose={onClose} />}
      </RecordGate>
    );
  if (tipo === 'excluir') return <RemoveDespesaDialog despesa={despesa} onClose={onClose} />;
  return (
    <HistoryDialog
      id={despesa.id}
      name={nomeDespesa(despesa)}
      read={(input) => api.despesas.history(input)}
      onClose={onClose}
    />
  );
}
