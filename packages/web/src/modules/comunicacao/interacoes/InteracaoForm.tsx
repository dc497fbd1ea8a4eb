import {
  CLASSIFICACOES,
  INTERACAO_FIELDS as FIELDS,
  type Interacao,
  interacoesMessages as messages,
  momentoDe,
} from '@sede/domain/modules/comunicacao/interacoes';
import { interacaoForm } from '@sede/domain/modules/comunicacao/interacoes/contract';
import { useQuery } from '@tanstack/react-query';
import { escritoriosSource } from '#modules/juridico/escritorios/index.ts';
import { orpc, useSubmit } from '#platform/api/index.ts';
import {
  DateField,
  FormDrawer,
  FormSection,
  formTexts,
  formValues,
  HourField,
  NO_CHOICE,
  RadioGroup,
  type RecordForm,
  RecordPicker,
  SelectField,
  saving,
  TextArea,
  useCreateForm,
  useEditForm,
} from '#platform/ui/form.ts';
import { type CloseForm, optionsOf, withCurrent } from '#platform/ui/index.ts';
import { useTiposInteracao } from '../comunicacao.listas.ts';
import { useItens } from './useItens.ts';

const NOVA = {
  ...{ itemId: NO_CHOICE, tipo: NO_CHOICE, dia: NO_CHOICE, hora: '', descricao: '' },
  ...{ classificacao: NO_CHOICE, dependenteId: NO_CHOICE, escritorioId: NO_CHOICE },
};
type Values = typeof NOVA;

const SHOWN = { ...FIELDS, dia: FIELDS.data, hora: { rotulo: 'Hora', tipo: 'texto' } } as const;
const ALSO = { alsoInvalidates: ['filiados'] };
const names = (one: Interacao): ReadonlyMap<string, string> =>
  new Map([
    [one.itemId, one.nomeItem],
    [one.dependenteId ?? '', one.nomeDependente ?? ''],
    [one.escritorioId ?? '', one.nomeEscritorio ?? ''],
  ]);

export interface FiliadoDaInteracao {
  id: string;
  nome: string;
}
interface FieldsProps {
  form: RecordForm<Values>;
  filiadoId: string;
  /** The record's own, which its list may have lost. */
  atual?: Interacao;
}

function Fields({ form, filiadoId, atual }: FieldsProps) {
  const { itens, escolhido } = useItens(form.values.itemId, atual);
  const { oferecidos } = useTiposInteracao();
  const { data: familia } = useQuery(orpc.interacoes.dependentes.queryOptions({ input: { id: filiadoId } }));
  const dependentes = familia?.itens ?? [];
  const pickItem = (itemId: string | null) => {
    const item = itens.find(({ id }) => id === itemId);
    form.setMany({
      itemId,
      // What the item suggests, where nothing was chosen yet.
      ...(form.values.tipo === null && item?.tipo && oferecidos.includes(item.tipo) ? { tipo: item.tipo } : {}),
      ...(item?.pedeEscritorio ? {} : { escritorioId: null }),
    });
  };
  return (
    <>
      <FormSection title="Do que se tratou">
        <SelectField
          {...form.field('itemId')}
          onChange={pickItem}
          options={itens.map(({ id, nome }) => ({ value: id, label: nome }))}
        />
        {escolhido?.pedeEscritorio && <RecordPicker {...form.field('escritorioId')} source={escritoriosSource} />}
        <TextArea {...form.field('descricao')} rows={4} />
      </FormSection>
      <FormSection title="Quando e como">
        <DateField {...form.field('dia')} span={3} />
        <HourField {...form.field('hora')} span={3} />
        <SelectField {...form.field('tipo')} span={3} options={optionsOf(withCurrent(oferecidos, form.base.tipo))} />
        {(dependentes.length > 0 || form.values.dependenteId !== null) && (
          <SelectField
            {...form.field('dependenteId')}
            span={3}
            help="Só se foi com um dependente ou sobre ele."
            options={dependentes.map(({ id, nome, parentesco }) => ({
              value: id,
              label: parentesco ? `${nome} (${parentesco})` : nome,
            }))}
          />
        )}
        <RadioGroup
          {...form.field('classificacao')}
          options={optionsOf(CLASSIFICACOES)}
          help={messages.ajudaClassificacao}
        />
      </FormSection>
    </>
  );
}

/** The dialog 'Interação' for a new one; it begins with this very minute. Source: spec 2 §2, §5, §8. */
export function CreateInteracao({ filiado, onClose }: { filiado: FiliadoDaInteracao; onClose: CloseForm }) {
  const { mutateAsync } = useSubmit(orpc.interacoes.create, ALSO);
  const initial: Values = { ...NOVA, ...momentoDe(new Date()) };
  const form = useCreateForm({
    schema: interacaoForm,
    initial,
    draft: `interacoes:nova:${filiado.id}`,
    ...formTexts(SHOWN),
    create: (dados) => saving(messages.erroSalvar, () => mutateAsync({ filiadoId: filiado.id, ...dados })),
    saved: messages.salva,
    onClose,
  });
  return (
    <FormDrawer form={form} opened onClose={onClose} title={messages.dialogo} subtitle={filiado.nome}>
      <Fields form={form} filiadoId={filiado.id} />
    </FormDrawer>
  );
}

export function EditInteracao({ record, onClose }: { record: Interacao; onClose: CloseForm }) {
  const { mutateAsync } = useSubmit(orpc.interacoes.update, ALSO);
  const form = useEditForm({
    schema: interacaoForm,
    initial: formValues(NOVA, record),
    draft: `interacoes:${record.id}`,
    record,
    ...formTexts(SHOWN, names(record)),
    update: (mudancas) => saving(messages.erroSalvar, () => mutateAsync(mudancas)),
    saved: messages.salva,
    onClose,
  });
  return (
    <FormDrawer form={form} opened onClose={onClose} title={messages.dialogo} subtitle={record.nomeFiliado}>
      <Fields form={form} filiadoId={record.filiadoId} atual={record} />
    </FormDrawer>
  );
}
