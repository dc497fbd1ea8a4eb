import { ESTADOS_DO_BEM } from '@sede/domain/modules/patrimonio/bens';
import { FLUXO_FIELDS, type Fluxo, fluxosMessages as messages } from '@sede/domain/modules/patrimonio/fluxos';
import { retornoForm } from '@sede/domain/modules/patrimonio/fluxos/contract';
import { useMemo, useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import {
  ActionDialog,
  beginsWith,
  DateField,
  formTexts,
  HourField,
  RadioGroup,
  saving,
  useRecordForm,
} from '#platform/ui/form.ts';
import { type CloseForm, notify, optionsOf } from '#platform/ui/index.ts';
import { GavetaDoRetorno, guardado } from '../patrimonio.Gavetas.tsx';
import { rotuloDoBem } from '../patrimonio.source.ts';
import { useAgora } from '../patrimonio.useAgora.ts';
import { estadoDe, SAIDA_VAZIA } from './fluxo.values.ts';

const TEXTS = formTexts(FLUXO_FIELDS);

interface FluxoProps {
  fluxo: Fluxo;
  onClose: CloseForm;
}

/** 'Registrar retorno': day, hour and state in which it came back. Source: spec 3 §5; decisions-sindical-contratos-patrimonio (Flow). */
export function RegistrarRetorno({ fluxo, onClose }: FluxoProps) {
  const { id, dataSaida, horaSaida, responsavel } = fluxo;
  const agora = useAgora();
  const { mutateAsync: retornar } = useSubmit(orpc.fluxos.retornar);
  const schema = useMemo(() => retornoForm({ dataSaida, horaSaida }, agora), [dataSaida, horaSaida, agora]);
  const [initial] = useState(() => ({
    dataRetorno: beginsWith(agora().dia),
    horaRetorno: agora().hora,
    estadoRetorno: SAIDA_VAZIA.estadoRetorno,
  }));
  const form = useRecordForm({
    ...{ schema, initial, ...TEXTS },
    startDirty: true,
    versao: fluxo.versao,
    submit: (input, { versao = fluxo.versao }) => saving(messages.erroSalvar, () => retornar({ id, versao, ...input })),
    onSaved: guardado(messages.salvo, onClose, id),
  });
  return (
    <GavetaDoRetorno
      form={form}
      onClose={onClose}
      title={messages.registrarRetorno}
      subtitle={`${rotuloDoBem(fluxo)} · com ${responsavel}`}
    >
      <DateField {...form.field('dataRetorno')} required span={3} />
      <HourField {...form.field('horaRetorno')} required span={3} />
      <RadioGroup
        {...form.field('estadoRetorno')}
        onChange={(texto) => form.set('estadoRetorno', estadoDe(texto))}
        options={optionsOf(ESTADOS_DO_BEM)}
      />
    </GavetaDoRetorno>
  );
}

/** 'Prorrogar': another day for it to come back. */
export function ProrrogarDialog({ fluxo, onClose }: FluxoProps) {
  const { id, versao } = fluxo;
  const { mutateAsync: prorrogar } = useSubmit(orpc.fluxos.prorrogar);
  const [previsao, setPrevisao] = useState<string | null>(null);
  return (
    <ActionDialog
      title={messages.prorrogar}
      question={`${rotuloDoBem(fluxo)} · com ${fluxo.responsavel}`}
      confirmLabel={messages.prorrogar}
      enterConfirms
      ready={previsao !== null}
      run={() => previsao && prorrogar({ id, versao, previsao })}
      onDone={() => {
        notify.success(messages.prorrogado);
        onClose(id);
      }}
      onClose={() => onClose()}
    >
      <DateField label={FLUXO_FIELDS.previsao.rotulo} value={previsao} onChange={setPrevisao} required />
    </ActionDialog>
  );
}
