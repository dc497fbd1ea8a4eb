import { isOrigemDe, origensDe, RECEITA_FIELDS, TIPOS_RECEITA } from '@sede/domain/modules/financeiro/receitas';
import { useRef } from 'react';
import { itensReceitaSource } from '#modules/financeiro/itens-receita/index.ts';
import { api } from '#platform/api/index.ts';
import {
  DateField,
  FormSection,
  IntegerField,
  MoneyField,
  partOf,
  RecordPicker,
  SelectField,
  type SharedForm,
  SwitchField,
  TextArea,
  TextField,
} from '#platform/ui/form.ts';
import { notify, optionsOf } from '#platform/ui/index.ts';
import { EventoFields } from '../financeiro.EventoFields.tsx';
import type { ReceitaValues } from './receita.values.ts';

export interface ReceitaFieldsProps {
  form: SharedForm<ReceitaValues>;
  /** Fields of what was received: read-only in a credited revenue. */
  credited?: boolean;
  /** How it is divided into instalments: only when registering. */
  parcelas?: { form: SharedForm<Divisao>; onQuantidade: (count: number | null) => void } | undefined;
}

type Divisao = { numeroParcelas: number | null; dividirTotal: boolean; datas: string[] };

/** The fields of a revenue, whichever the mode. */
export function ReceitaFields({ form: given, credited = false, parcelas }: ReceitaFieldsProps) {
  const form = partOf(given);
  const divisao = parcelas && partOf(parcelas.form);
  const { values } = form;
  const many = divisao !== undefined && (divisao.values.numeroParcelas ?? 1) > 1;
  const valor = divisao ? 'Valor da parcela' : RECEITA_FIELDS.valor.rotulo;
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
        <EventoFields form={form} />
      </FormSection>
      <FormSection title="Quanto e quando">
        <MoneyField
          {...form.field('valor')}
          label={many && divisao.values.dividirTotal ? 'Valor total' : valor}
          span={2}
          disabled={credited}
        />
        {divisao && (
          <IntegerField {...divisao.field('numeroParcelas')} onChange={parcelas.onQuantidade} span={2} maxDigits={3} />
        )}
        <DateField
          {...form.field('data')}
          onChange={(data) => {
            form.set('data', data);
            if (many) divisao.set('datas', []);
          }}
          label={many ? 'Primeira data' : RECEITA_FIELDS.data.rotulo}
          span={2}
          disabled={credited}
        />
        {many && <SwitchField {...divisao.field('dividirTotal')} />}
      </FormSection>
    </>
  );
}
