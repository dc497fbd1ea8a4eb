import { receitasMessages as messages, RECEITA_FIELDS, type Receita } from '@sede/domain/modules/financeiro/receitas';
import { creditarForm } from '@sede/domain/modules/financeiro/receitas/contract';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { DateField, formTexts, useRecordForm } from '#platform/ui/form.ts';
import type { Alvo, ClearSelection } from '#platform/ui/index.ts';
import { ContaField } from '../financeiro.ContaField.tsx';
import { useVarias, VariasDrawer } from '../financeiro.VariasDrawer.tsx';
import { SEM_CREDITO } from './receita.values.ts';
import { daLista } from './receitas.names.ts';

interface CreditarVariasProps {
  alvo: Alvo<Receita>;
  clear: ClearSelection;
  onClose: () => void;
}

/** Credits many on one day, each at its amount. */
export function CreditarVariasDialog({ alvo, clear, onClose }: CreditarVariasProps) {
  const { mutateAsync: creditar } = useSubmit(orpc.receitas.creditarVarias);
  const varias = useVarias({
    alvo,
    valorDe: (row) => row.valor,
    fazer: creditar,
    feito: { um: 'creditada', varios: 'creditadas' },
    nomes: daLista,
    erro: messages.erroSalvar,
    clear,
    onClose,
  });
  const form = useRecordForm({
    schema: creditarForm,
    initial: SEM_CREDITO,
    ...formTexts(RECEITA_FIELDS),
    ...varias.form,
  });
  return (
    <VariasDrawer
      form={{ ...form, canSubmit: form.canSubmit && form.values.dataCredito !== null }}
      varias={varias}
      onClose={onClose}
      title={messages.creditarVarias}
      verbo="Creditar"
      secao={{ titulo: 'Quando entraram', descricao: 'Todas na mesma data, cada parcela pelo seu valor.' }}
    >
      <DateField {...form.field('dataCredito')} span={3} />
      <ContaField {...form.field('idContaCredito')} span={3} />
    </VariasDrawer>
  );
}
