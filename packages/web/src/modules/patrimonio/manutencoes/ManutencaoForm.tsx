import type { Bem } from '@sede/domain/modules/patrimonio/bens';
import { type ManutencaoCompleta, manutencoesMessages as messages } from '@sede/domain/modules/patrimonio/manutencoes';
import { manutencaoForm } from '@sede/domain/modules/patrimonio/manutencoes/contract';
import { useMemo, useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { changesOf, saving, useCreateForm, useRecordForm } from '#platform/ui/form.ts';
import { type CloseForm, useKit } from '#platform/ui/index.ts';
import { anexosNovos } from '../patrimonio.anexos.ts';
import { GavetaComAnexos, guardado } from '../patrimonio.Gavetas.tsx';
import { rotuloDoBem } from '../patrimonio.source.ts';
import { ManutencaoFields } from './ManutencaoFields.tsx';
import {
  MANUTENCAO_TEXTS,
  MANUTENCAO_VAZIA,
  type ValoresDaManutencao,
  valoresDaManutencao,
} from './manutencao.values.ts';

export interface CadastrarManutencaoProps {
  /** From its row on the register. */
  bem?: Pick<Bem, 'id'>;
  onClose: CloseForm;
}

/** 'Cadastrar Manutenção'. Source: spec 3 §2.13, §8. */
export function CadastrarManutencao({ bem, onClose }: CadastrarManutencaoProps) {
  const { today } = useKit();
  const { mutateAsync: create } = useSubmit(orpc.manutencoes.create);
  const schema = useMemo(() => manutencaoForm(today), [today]);
  const [initial] = useState<ValoresDaManutencao>(() => ({
    ...MANUTENCAO_VAZIA,
    bemId: bem?.id ?? null,
    dataManutencao: today,
  }));
  const form = useCreateForm({
    ...{ schema, initial, ...MANUTENCAO_TEXTS },
    draft: `manutencoes:nova:${bem?.id ?? ''}`,
    create: ({ dataRetorno, resultado, ...input }) =>
      saving(messages.erroSalvar, () => create({ ...input, ...(input.jaRetornou && { dataRetorno, resultado }) })),
    saved: messages.salvo,
    onClose,
  });
  return (
    <GavetaComAnexos form={form} onClose={onClose} title={messages.novo}>
      <ManutencaoFields form={form} />
    </GavetaComAnexos>
  );
}

/** 'Editar Manutenção': corrects any field; without its return the asset is in the workshop again. */
export function EditManutencao({ record, onClose }: { record: ManutencaoCompleta; onClose: CloseForm }) {
  const { id } = record;
  const { today } = useKit();
  const { mutateAsync: update } = useSubmit(orpc.manutencoes.update);
  const schema = useMemo(() => manutencaoForm(today), [today]);
  const initial = useMemo(() => valoresDaManutencao(record), [record]);
  const form = useRecordForm({
    ...{ schema, initial, ...MANUTENCAO_TEXTS },
    draft: `manutencoes:${id}`,
    versao: record.versao,
    submit: (input, { versao = record.versao, changed }) => {
      const { jaRetornou: _ligado, anexos, ...changes } = changesOf(input, changed);
      return saving(messages.erroSalvar, () => update({ id, versao, ...changes, ...anexosNovos(record, anexos) }));
    },
    onSaved: guardado(messages.salvo, onClose, id),
  });
  return (
    <GavetaComAnexos form={form} onClose={onClose} title={messages.editar} subtitle={rotuloDoBem(record)}>
      <ManutencaoFields form={form} record={record} />
    </GavetaComAnexos>
  );
}
