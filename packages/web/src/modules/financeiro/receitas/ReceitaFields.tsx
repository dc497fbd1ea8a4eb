import { isOrigemDe, origensDe, TIPOS_RECEITA } from '@sede/domain/modules/financeiro/receitas';
import { useRef } from 'react';
import { itensReceitaSource } from '#modules/financeiro/itens-receita/index.ts';
import { api } from '#platform/api/index.ts';
import {
  FormSection,
  partOf,
  RecordPicker,
  SelectField,
  type SharedForm,
  TextArea,
  TextField,
} from '#platform/ui/form.ts';
import { notify, optionsOf } from '#platform/ui/index.ts';
import { type Divisao, ValorParcelado } from '../financeiro.ValorParcelado.tsx';
import { VinculosFields } from '../financeiro.VinculosFields.tsx';
import type { ReceitaValues } from './receita.values.ts';

export interface ReceitaFieldsProps {
  form: SharedForm<ReceitaValues>;
  /** Fields of what was received: read-only in a credited revenue. */
  credited?: boolean;
  /** How it is divided into instalments: only when registering. */
  parcelas?: { form: SharedForm<Parcelas>; onQuantidade: (count: number | null) => void } | undefined;
}

type Parcelas = { numeroParcelas: number | null; dividirTotal: boolean; datas: string[] };

function divisaoOf({ form: given, onQuantidade }: NonNullable<ReceitaFieldsProps['parcelas']>): Divisao {
  const form = partOf(given);
  return {
    numeroParcelas: { ...form.field('numeroParcelas'), onChange: onQuantidade },
    dividirTotal: form.field('dividirTotal'),
    onFirstDay: () => form.set('datas', []),
  };
}

/** The fields of a revenue, whichever the mode. */
export function ReceitaFields({ form: given, credited = false, parcelas }: ReceitaFieldsProps) {
  const form = partOf(given);
  const { values } = form;
  const suggested = useRef<Partial<ReceitaValues>>({});
  const latest = useRef(values);
  latest.current = values;

  /** An origin belongs to its type: one of another type goes. */
  const setTipo = (tipo: string | null, also: Partial<ReceitaValues> = {}) => {
    const { origem } = latest.current;
    const keeps = tipo !== null && isOrigemDe(tipo, origem);
    form.setMany({ ...also, tipo, origem: keeps ? origem : null });
  };

  /** A chosen item prefills type and description; what the person has written stays, what another item suggested goes. */
  const suggest = async (id: string | undefined) => {
    if (!id) return;
    try {
      const { tipo, descricao } = await api.itensReceita.get({ id });
      const current = latest.current;
      if (current.idItemReceita !== id) return;
      const free = (name: 'tipo' | 'descricao') => !current[name] || current[name] === suggested.current[name];
      const text = free('descricao') ? { descricao } : {};
      const takesTipo = free('tipo');
      suggested.current = { ...text, ...(takesTipo ? { tipo } : {}) };
      if (takesTipo) setTipo(tipo, text);
      else form.setMany(text);
    } catch (error) {
      notify.error(error);
    }
  };

  return (
    <>
      <FormSection title="O que é">
        <RecordPicker
          {...form.field('idItemReceita')}
          span={4}
          source={itensReceitaSource}
          onPick={(option) => void suggest(option?.value)}
          disabled={credited}
        />
        <SelectField
          {...form.field('tipo')}
          onChange={(tipo) => setTipo(tipo)}
          span={2}
          options={optionsOf(TIPOS_RECEITA)}
        />
        <TextArea {...form.field('descricao')} />
        <SelectField
          {...form.field('origem')}
          span={3}
          options={optionsOf(origensDe(values.tipo))}
          disabled={values.tipo === null}
          required={false}
        />
        <TextField {...form.field('empresa')} span={3} placeholder="Quem paga" disabled={credited} />
        <VinculosFields form={form} idBeneficiario={null} />
      </FormSection>
      <FormSection title="Quanto e quando">
        <ValorParcelado
          valor={form.field('valor')}
          dia={form.field('data')}
          first="Primeira data"
          locked={credited}
          divisao={parcelas && divisaoOf(parcelas)}
        />
      </FormSection>
    </>
  );
}
