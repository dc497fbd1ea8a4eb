import type { Despesa } from '@sede/domain/modules/financeiro/despesas';
import { lazy } from 'react';
import { api } from '#platform/api/index.ts';
import { nomeDespesa } from './despesa.status.ts';

const LiquidarDialog = lazy(() => import('./LiquidarDialog.tsx').then((m) => ({ default: m.LiquidarDialog })));
const EstornarDialog = lazy(() => import('./EstornarDialog.tsx').then((m) => ({ default: m.EstornarDialog })));
const ExcluirDialog = lazy(() => import('./ExcluirDialog.tsx').then((m) => ({ default: m.ExcluirDialog })));
const HistoryDialog = lazy(() => import('#platform/ui/form.ts').then((m) => ({ default: m.HistoryDialog })));

export interface Aberto {
  tipo: 'liquidar' | 'estornar' | 'excluir' | 'historico';
  despesa: Despesa;
}

/** The dialog of one expense that is open; each is a chunk of its own. */
export function DespesaDialogs({ aberto: { tipo, despesa }, onClose }: { aberto: Aberto; onClose: () => void }) {
  if (tipo === 'liquidar') return <LiquidarDialog despesa={despesa} onClose={onClose} />;
  if (tipo === 'estornar') return <EstornarDialog despesa={despesa} onClose={onClose} />;
  if (tipo === 'excluir') return <ExcluirDialog despesa={despesa} onClose={onClose} />;
  return (
    <HistoryDialog
      id={despesa.id}
      name={nomeDespesa(despesa)}
      read={(input) => api.despesas.history(input)}
      onClose={onClose}
    />
  );
}
