import { TIPOS_RECEITA } from '@sede/domain/modules/financeiro/itens-receita';
import { FormSection, type RecordForm, SelectField, TextArea, TextField } from '#platform/ui/form.ts';
import { optionsOf } from '#platform/ui/index.ts';
import type { ItemReceitaValues } from './item-receita.values.ts';

/** The fields of a revenue item, whichever the mode. */
export function ItemReceitaFields({ form }: { form: RecordForm<ItemReceitaValues> }) {
  return (
    <FormSection
      title="O que é"
      description="Ao escolher o item numa receita, o tipo e a descrição já vêm preenchidos."
    >
      <SelectField {...form.field('tipo')} span={2} options={optionsOf(TIPOS_RECEITA)} />
      <TextField {...form.field('nome')} span={4} />
      <TextArea {...form.field('descricao')} />
    </FormSection>
  );
}
