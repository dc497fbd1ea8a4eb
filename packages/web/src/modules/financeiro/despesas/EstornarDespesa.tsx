import { formatReais } from '@sede/domain/kernel';
import type { DespesaListada } from '@sede/domain/modules/financeiro/despesas';
import { EstornarDialog } from '../financeiro.EstornarDialog.tsx';
import { useEstornarForm } from './usePagamentoForms.ts';

/** Registers the refund of a settled expense. */
export function EstornarDespesa({ despesa, onClose }: { despesa: DespesaListada; onClose: () => void }) {
  const form = useEstornarForm(despesa, onClose);
  const subtitle = `${despesa.itemDespesa} · ${despesa.nomeBeneficiario} · ${formatReais(despesa.valor)}`;
  return <EstornarDialog form={form} subtitle={subtitle} onClose={onClose} />;
}
