import { UFS } from '@sede/domain/kernel';
import { ESCOLARIDADES, ESTADOS_CIVIS, SEXO_OUTRO, SEXOS } from '@sede/domain/modules/filiados/filiados';
import type { ReactNode } from 'react';
import { DateField, MaskedField, type RecordForm, SelectField, TextField } from '#platform/ui/form.ts';
import { optionsOf } from '#platform/ui/index.ts';
import type { FiliadoValues } from './filiado.values.ts';

/** 'Informações Pessoais': the CPF first, with whom it belongs to below it. Source: decisions-members (Create). */
export function PessoaisFields({ form, known }: { form: RecordForm<FiliadoValues>; known: ReactNode }) {
  const { sexo } = form.values;
  const pickSexo = (next: string | null) =>
    form.setMany({ sexo: next, ...(next === SEXO_OUTRO ? {} : { sexoOutro: '' }) });
  return (
    <>
      <MaskedField {...form.field('cpf')} mask="cpf" span={2} />
      <TextField {...form.field('nomeCompleto')} span={4} />
      {known}
      <TextField {...form.field('nomeSocial')} span={4} />
      <DateField {...form.field('dataNascimento')} span={2} />
      <TextField {...form.field('rg')} span={2} />
      <TextField {...form.field('orgaoExpedidor')} span={2} />
      <SelectField {...form.field('ufOrgaoExpedidor')} label="UF do órgão" span={2} options={optionsOf(UFS)} />
      <SelectField {...form.field('sexo')} onChange={pickSexo} span={2} options={optionsOf(SEXOS)} />
      {sexo === SEXO_OUTRO && <TextField {...form.field('sexoOutro')} required span={2} />}
      <SelectField {...form.field('estadoCivil')} span={2} options={optionsOf(ESTADOS_CIVIS)} />
      <SelectField {...form.field('escolaridade')} span={2} options={optionsOf(ESCOLARIDADES)} />
      <TextField {...form.field('nomeMae')} span={6} />
    </>
  );
}
