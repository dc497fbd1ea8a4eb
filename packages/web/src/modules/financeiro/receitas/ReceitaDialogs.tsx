import type { Receita } from '@sede/domain/modules/financeiro/receitas';
import { lazy } from 'react';
import { api } from '#platform/api/index.ts';
import type { Alvo, ClearSelection } from '#platform/ui/index.ts';
import { nomeReceita } from './receita.status.ts';

const CreditarDialog = lazy(() => import('./CreditoDialogs.tsx').then((m) => ({ default: m.CreditarDialog })));
const EstornarReceita = lazy(() => import('./CreditoDialogs.tsx').then((m) => ({ default: m.EstornarReceita })));
const CreditarVarias = lazy(() =>
  import('./CreditarVariasDialog.tsx').then((m) => ({ default: m.CreditarVariasDialog })),
);
const RemoveDespesaDialog = lazy(() =>
  import('./RemoveReceitaDialog.tsx').then((m) => ({ default: m.RemoveReceitaDialog })),
);
const HistoryDialog = lazy(() => import('#platform/ui/form.ts').then((m) => ({ default: m.HistoryDialog })));

const DarContaAReceitas = lazy(() => import('./DarContaAReceitas.tsx').then((m) => ({ default: m.DarContaAReceitas })));

export type Aberto =
  | { tipo: 'creditar' | 'estornar' | 'excluir' | 'historico'; receita: Receita }
  | { tipo: 'creditarVarias'; alvo: Alvo<Receita>; clear: ClearSelection }
  | { tipo: 'darConta'; alvo: Alvo<Receita> };

/** The dialog of one revenue that is open; each is a chunk of its own. */
export function ReceitaDialogs({ aberto, onClose }: { aberto: Aberto; onClose: () => void }) {
  if (aberto.tipo === 'creditarVarias')
    return <CreditarVarias alvo={aberto.alvo} clear={aberto.clear} onClose={onClose} />;
  if (aberto.tipo === 'darConta') return <DarContaAReceitas alvo={aberto.alvo} onClose={onClose} />;
  const { tipo, receita } = aberto;
  if (tipo === 'creditar') return <CreditarDialog receita={receita} onClose={onClose} />;
  if (tipo === 'estornar') return <EstornarReceita receita={receita} onClose={onClose} />;
  if (tipo === 'excluir') return <RemoveDespesaDialog receita={receita} onClose={onClose} />;
  return (
    <HistoryDialog
      id={receita.id}
      name={nomeReceita(receita)}
      read={(input) => api.receitas.history(input)}
      onClose={onClose}
    />
  );
}
