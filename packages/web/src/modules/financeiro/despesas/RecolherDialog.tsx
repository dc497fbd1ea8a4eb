import { formatMes, formatReais } from '@sede/domain/kernel';
import {
  IMPOSTO_ROTULOS,
  despesaMessages as messages,
  RECOLHIMENTO_FIELDS,
  type ResumoRetencoes,
  textoRecolhimento,
} from '@sede/domain/modules/financeiro/despesas';
import { recolherForm } from '@sede/domain/modules/financeiro/despesas/contract';
import { orpc, useSubmit } from '#platform/api/index.ts';
import {
  beginsWith,
  DateField,
  FormDrawer,
  FormSection,
  formTexts,
  NO_CHOICE,
  RecordPicker,
  saving,
  useRecordForm,
} from '#platform/ui/form.ts';
import { notify, useKit } from '#platform/ui/index.ts';
import { liquidadasSource } from './liquidadas.source.ts';

/** 'Por código de receita: 0588, R$ 7,00; 1708, R$ 15,00.': each code is a form of its own; '' where none is set. */
const textoDosCodigos = (codigos: ResumoRetencoes['itens'][number]['codigos']): string =>
  codigos.every(({ codigo }) => codigo === '')
    ? ''
    : `Por código de receita: ${codigos.map(({ codigo, devido }) => `${codigo || 'sem código'}, ${formatReais(devido)}`).join('; ')}.`;

/** Records that a month's retained tax was paid over, on which day, and by which expense. */
export function RecolherDialog({ item, onClose }: { item: ResumoRetencoes['itens'][number]; onClose: () => void }) {
  const { mes, imposto, devido, vencimento: prazo, codigos } = item;
  const { today } = useKit();
  const { mutateAsync: recolher } = useSubmit(orpc.despesas.recolher);
  const form = useRecordForm({
    schema: recolherForm,
    ...formTexts(RECOLHIMENTO_FIELDS),
    initial: { dataRecolhimento: beginsWith(today), idDespesa: NO_CHOICE },
    submit: (input) => saving(messages.erroSalvar, () => recolher({ mes, imposto, devido, ...input })),
    onSaved: () => {
      notify.success(messages.recolhido);
      onClose();
    },
  });
  return (
    <FormDrawer
      form={{ ...form, canSubmit: form.canSubmit && form.values.dataRecolhimento !== null }}
      opened
      narrow
      onClose={onClose}
      title={messages.recolher}
      subtitle={`${IMPOSTO_ROTULOS[imposto]} · ${formatMes(mes)} · ${formatReais(devido)}`}
      submitLabel="Registrar"
    >
      <FormSection
        title={textoRecolhimento({ prazo, devido, recolhido: null }, today)}
        description={`De todas as despesas do mês, não só das que o filtro mostra. ${textoDosCodigos(codigos)}`.trim()}
      >
        <DateField {...form.field('dataRecolhimento')} span={3} required />
        <RecordPicker
          {...form.field('idDespesa')}
          source={liquidadasSource}
          placeholder="Buscar entre as liquidadas…"
          required={false}
        />
      </FormSection>
    </FormDrawer>
  );
}
