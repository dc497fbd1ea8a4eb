import {
  ESCOPO_ROTULOS,
  ESCOPOS_DO_INVENTARIO,
  type EscopoDoInventario,
  INVENTARIO_FIELDS,
  inventariosMessages as messages,
} from '@sede/domain/modules/patrimonio/inventarios';
import { inventarioForm } from '@sede/domain/modules/patrimonio/inventarios/contract';
import { useMemo } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import {
  CheckGroup,
  FormDrawer,
  FormSection,
  formTexts,
  noneOf,
  RadioGroup,
  TextField,
  useCreateForm,
} from '#platform/ui/form.ts';
import { type CloseForm, labelled, optionsOf } from '#platform/ui/index.ts';
import { useTodasDoPatrimonio } from '../patrimonio.listas.ts';

const VAZIO = {
  nome: '',
  escopo: 'tudo' as EscopoDoInventario, // any of them is chosen
  setores: noneOf<string>(),
  tipos: noneOf<string>(),
};

/** 'Novo inventário': what it is called and covers; its assets are those of now. */
export function NovoInventario({ onClose }: { onClose: CloseForm }) {
  const { tipos, setores } = useTodasDoPatrimonio();
  const { mutateAsync: create } = useSubmit(orpc.inventarios.create);
  const schema = useMemo(() => inventarioForm(), []);
  const form = useCreateForm({
    ...{ schema, initial: VAZIO, ...formTexts(INVENTARIO_FIELDS) },
    draft: 'inventarios:novo',
    create,
    saved: messages.iniciado,
    onClose,
  });
  const { escopo } = form.values;
  return (
    <FormDrawer form={form} opened narrow onClose={onClose} title={messages.novo}>
      <FormSection title="Inventário">
        <TextField {...form.field('nome')} required maxLength={100} />
        <RadioGroup
          {...form.field('escopo')}
          onChange={(texto) => form.set('escopo', ESCOPOS_DO_INVENTARIO.find((um) => um === texto) ?? 'tudo')}
          options={labelled(ESCOPOS_DO_INVENTARIO, ESCOPO_ROTULOS)}
        />
        {escopo === 'setores' && <CheckGroup {...form.field('setores')} options={optionsOf(setores)} />}
        {escopo === 'tipos' && <CheckGroup {...form.field('tipos')} options={optionsOf(tipos)} />}
      </FormSection>
    </FormDrawer>
  );
}
