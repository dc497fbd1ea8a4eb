import {
  BEM_FIELDS,
  type BemCompleto,
  type ClasseDoBem,
  bensMessages as messages,
  nomeDoBem,
} from '@sede/domain/modules/patrimonio/bens';
import { bemForm } from '@sede/domain/modules/patrimonio/bens/contract';
import { useMemo } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { changesOf, formTexts, saving, useCreateForm, useRecordForm } from '#platform/ui/form.ts';
import { type CloseForm, useKit } from '#platform/ui/index.ts';
import { anexosNovos } from '../patrimonio.anexos.ts';
import { GavetaComAnexos, guardado } from '../patrimonio.Gavetas.tsx';
import { BemFields } from './BemFields.tsx';
import { bemNovo, valoresDoBem } from './bem.values.ts';

const TEXTS = formTexts({ ...BEM_FIELDS, anexos: { rotulo: 'Anexos', tipo: 'texto' } });

/** 'Cadastrar bem'; of the class that the list shows, which may be chosen otherwise. Source: spec 3 §2.13, §8. */
export function CreateBem({ classe, onClose }: { classe: ClasseDoBem; onClose: CloseForm }) {
  const { today } = useKit();
  const { mutateAsync: create } = useSubmit(orpc.bens.create);
  const schema = useMemo(() => bemForm(today), [today]);
  const initial = useMemo(() => bemNovo(classe), [classe]);
  const form = useCreateForm({
    ...{ schema, initial, ...TEXTS },
    draft: `bens:novo:${classe}`,
    create: (input) => saving(messages.erroSalvar, () => create(input)),
    saved: messages.salvo,
    onClose,
  });
  return (
    <GavetaComAnexos form={form} onClose={onClose} title={messages.novo}>
      <BemFields form={form} />
    </GavetaComAnexos>
  );
}

export function EditBem({ record, onClose }: { record: BemCompleto; onClose: CloseForm }) {
  const { id } = record;
  const { today } = useKit();
  const { mutateAsync: update } = useSubmit(orpc.bens.update);
  const schema = useMemo(() => bemForm(today), [today]);
  const initial = useMemo(() => valoresDoBem(record), [record]);
  const form = useRecordForm({
    ...{ schema, initial, ...TEXTS },
    draft: `bens:${id}`,
    versao: record.versao,
    submit: (input, { versao = record.versao, changed }) => {
      const { classe: _classe, anexos, ...changes } = changesOf(input, changed);
      return saving(messages.erroSalvar, () => update({ id, versao, ...changes, ...anexosNovos(record, anexos) }));
    },
    onSaved: guardado(messages.salvo, onClose, id),
  });
  return (
    <GavetaComAnexos
      form={form}
      onClose={onClose}
      title={messages.editar}
      subtitle={`${nomeDoBem(record)} · ${record.tipoObjeto}`}
    >
      <BemFields form={form} record={record} />
    </GavetaComAnexos>
  );
}
