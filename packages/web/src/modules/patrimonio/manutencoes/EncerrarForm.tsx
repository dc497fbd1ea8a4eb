import {
  type Manutencao,
  manutencoesMessages as messages,
  RESULTADOS_DA_MANUTENCAO,
  SEM_CONSERTO,
} from '@sede/domain/modules/patrimonio/manutencoes';
import { fimForm } from '@sede/domain/modules/patrimonio/manutencoes/contract';
import { useMemo, useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import {
  beginsWith,
  DateField,
  RadioGroup,
  RecordPicker,
  SwitchField,
  saving,
  useRecordForm,
} from '#platform/ui/form.ts';
import { type CloseForm, optionsOf, useKit } from '#platform/ui/index.ts';
import { GavetaDoRetorno, guardado } from '../patrimonio.Gavetas.tsx';
import { rotuloDoBem } from '../patrimonio.source.ts';
import { despesasSource } from './despesas.source.ts';
import { MANUTENCAO_TEXTS, MANUTENCAO_VAZIA, resultadoDe } from './manutencao.values.ts';

/**
 * 'Registrar retorno': day and result, what it cost; 'Sem conserto' offers 'Descarte pendente'.
 * Source: decisions-sindical-contratos-patrimonio (Maintenance).
 */
export function EncerrarManutencao({ manutencao, onClose }: { manutencao: Manutencao; onClose: CloseForm }) {
  const { id, dataManutencao, idDespesa } = manutencao;
  const { today } = useKit();
  const { mutateAsync: encerrar } = useSubmit(orpc.manutencoes.encerrar);
  const schema = useMemo(() => fimForm(dataManutencao, today), [dataManutencao, today]);
  const [initial] = useState(() => ({
    ...{ dataRetorno: beginsWith(today), resultado: MANUTENCAO_VAZIA.resultado },
    ...{ idDespesa, descartePendente: false },
  }));
  const form = useRecordForm({
    ...{ schema, initial, ...MANUTENCAO_TEXTS },
    startDirty: true,
    versao: manutencao.versao,
    submit: (input, { versao = manutencao.versao }) =>
      saving(messages.erroSalvar, () => encerrar({ id, versao, ...input })),
    onSaved: guardado(messages.salvo, onClose, id),
  });
  return (
    <GavetaDoRetorno
      form={form}
      onClose={onClose}
      title={messages.registrarRetorno}
      subtitle={`${rotuloDoBem(manutencao)} · ${manutencao.responsavel}`}
    >
      <DateField {...form.field('dataRetorno')} required span={3} />
      <RadioGroup
        {...form.field('resultado')}
        required
        onChange={(texto) => form.setMany({ resultado: resultadoDe(texto), descartePendente: false })}
        options={optionsOf(RESULTADOS_DA_MANUTENCAO)}
      />
      {form.values.resultado === SEM_CONSERTO && <SwitchField {...form.field('descartePendente')} />}
      <RecordPicker {...form.field('idDespesa')} source={despesasSource} />
    </GavetaDoRetorno>
  );
}
