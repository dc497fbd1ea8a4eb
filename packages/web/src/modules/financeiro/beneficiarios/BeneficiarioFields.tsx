import {
  BENEFICIARIO_FIELDS,
  TIPOS_BENEFICIARIO,
  TIPOS_CONTA,
  TIPOS_RECEBEDOR,
} from '@sede/domain/modules/financeiro/beneficiarios';
import type { ReactNode } from 'react';
import { FormSection, MaskedField, RadioGroup, type RecordForm, SelectField, TextField } from '#platform/ui/form.ts';
import { optionsOf } from '#platform/ui/index.ts';
import type { BeneficiarioValues } from './beneficiario.values.ts';

export interface BeneficiarioFieldsProps {
  form: RecordForm<BeneficiarioValues>;
  /** Below the document: the warning that another record has it. */
  repeated: ReactNode;
}

/** The fields of a beneficiary, whichever the mode. */
export function BeneficiarioFields({ form, repeated }: BeneficiarioFieldsProps) {
  const { tipo, cpfCnpj } = form.values;
  const person = tipo === 'F';
  const pickTipo = (next: string | null) =>
    // Characters that a CPF's mask would hide must not stay in the value.
    form.setMany({ tipo: next, cpfCnpj: next === 'F' ? cpfCnpj.replace(/\D/g, '').slice(0, 11) : cpfCnpj });
  return (
    <>
      <FormSection title="Quem é">
        <RadioGroup {...form.field('tipo')} onChange={pickTipo} options={optionsOf(TIPOS_BENEFICIARIO)} />
        <MaskedField
          {...form.field('cpfCnpj')}
          label={person ? 'CPF' : tipo === null ? BENEFICIARIO_FIELDS.cpfCnpj.rotulo : 'CNPJ'}
          mask={person ? 'cpf' : 'cnpj'}
          span={3}
        />
        <SelectField {...form.field('tipoRecebedor')} span={3} options={optionsOf(TIPOS_RECEBEDOR)} />
        {repeated}
        <TextField {...form.field('nomeBeneficiario')} span={4} />
        <TextField {...form.field('sigla')} span={2} />
      </FormSection>
      <FormSection title="Como recebe" description="Opcional: aparece para quem paga.">
        <TextField {...form.field('chavePix')} span={3} />
        <TextField {...form.field('banco')} span={3} placeholder="Ex.: 001 Banco do Brasil" />
        <TextField {...form.field('agencia')} span={2} />
        <TextField {...form.field('conta')} span={2} />
        <SelectField {...form.field('tipoConta')} span={2} options={optionsOf(TIPOS_CONTA)} />
      </FormSection>
    </>
  );
}
