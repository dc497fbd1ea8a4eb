import { CAIXA } from '@sede/domain/modules/financeiro/transferencias';
import { type FieldProps, RecordPicker } from '#platform/ui/form.ts';
import type { RecordSource } from '#platform/ui/index.ts';
import { contasSource } from '../contas-bancarias/index.ts';

const NO_CAIXA = 'caixa';
const OPCAO = { value: NO_CAIXA, label: CAIXA, detail: 'O dinheiro em espécie' };

/** The accounts, and the till before them. */
const lados: RecordSource = {
  search: async (text, signal) => {
    const contas = await contasSource.search(text, signal);
    return CAIXA.toLowerCase().includes(text.trim().toLowerCase()) ? [OPCAO, ...contas] : contas;
  },
  resolve: async (ids) => {
    const contas = ids.filter((id) => id !== NO_CAIXA);
    return [
      ...(ids.length > contas.length ? [OPCAO] : []),
      ...(contas.length > 0 ? await contasSource.resolve(contas) : []),
    ];
  },
};

/** One side of a transfer: an account's id, or null, which is the till. */
export function LadoField({ value, onChange, ...props }: FieldProps<string | null>) {
  return (
    <RecordPicker
      {...props}
      value={value ?? NO_CAIXA}
      onChange={(chosen) => onChange(chosen === NO_CAIXA ? null : chosen)}
      source={lados}
      required
    />
  );
}
