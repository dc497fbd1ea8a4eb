import { CLASSIFICACOES_DA_ACAO } from '@sede/domain/modules/sindical/temas';
import { DateField, NO_CHOICE, SelectField, SwitchField, TextArea } from '#platform/ui/form.ts';
import { optionsOf } from '#platform/ui/index.ts';
import type { CamposProps } from './parte.ts';

export const ACAO_VAZIA = {
  dataAcao: NO_CHOICE,
  descricaoAcao: '',
  classificacaoAcao: NO_CHOICE,
  comunicacao: false,
};

export function CamposDaAcao({ form, readOnly }: CamposProps<typeof ACAO_VAZIA>) {
  const of = { readOnly };
  return (
    <>
      <DateField {...form.field('dataAcao')} {...of} span={2} />
      <SelectField {...form.field('classificacaoAcao')} {...of} options={optionsOf(CLASSIFICACOES_DA_ACAO)} span={4} />
      <TextArea {...form.field('descricaoAcao')} {...of} rows={3} />
      <SwitchField {...form.field('comunicacao')} {...of} />
    </>
  );
}
