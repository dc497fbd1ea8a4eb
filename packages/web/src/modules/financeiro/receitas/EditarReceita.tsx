import {
  ESCOPO_RECEITA_ROTULOS,
  ESCOPOS,
  receitasMessages as messages,
  RECEITA_FIELDS,
  RECEITAS_FILE_RULE,
  type ReceitaCompleta,
  receitasErrors,
} from '@sede/domain/modules/financeiro/receitas';
import { alterarReceitaForm } from '@sede/domain/modules/financeiro/receitas/contract';
import {
  AttachmentsField,
  FormDrawer,
  FormNotice,
  FormSection,
  formTexts,
  RadioGroup,
  useRecordForm,
} from '#platform/ui/form.ts';
import { confirm, notify } from '#platform/ui/index.ts';
import { EstornoSection } from '../financeiro.EstornoSection.tsx';
import classes from '../financeiro.form.module.css';
import { CreditoSection } from './CreditoSection.tsx';
import { ReceitaFields } from './ReceitaFields.tsx';
import { type EdicaoValues, namesOf, valuesOf } from './receita.values.ts';
import { useCreditarForm, useEstornarForm } from './useCreditoForms.ts';
import { useSalvarEdicao } from './useSalvarEdicao.ts';

const ESCOPO_OPTIONS = ESCOPOS.map((value) => ({ value, label: ESCOPO_RECEITA_ROTULOS[value] }));
const NAO_SALVO = 'Salve ou descarte antes as alterações da receita.';
const SEM_CREDITO_CONFIRMADO = {
  title: 'Salvar sem o crédito',
  message: 'O crédito ou o estorno digitado ainda não foi confirmado e não será salvo com as alterações.',
  confirmLabel: 'Salvar sem o crédito',
  cancelLabel: 'Voltar',
};

/** Edits one instalment, or it and the later open ones; credits and refunds it from the same place. */
export function EditarReceita({ record, onClose }: { record: ReceitaCompleta; onClose: () => void }) {
  const save = useSalvarEdicao(record);
  const creditar = useCreditarForm(record, onClose);
  const estornar = useEstornarForm(record, onClose);
  // Of a credited revenue only the special user may change what was received, and take its files off.
  const credited = record.dataCredito !== null && record.pode.excluir !== undefined;
  const filesStay = record.pode.removerAnexo !== undefined;
  const seguintes = record.parcelasDoGrupo.filter(
    (irma) => irma.data > record.data && irma.statusCredito !== 'creditada',
  ).length;
  const form = useRecordForm({
    schema: alterarReceitaForm,
    initial: valuesOf(record) as EdicaoValues,
    draft: `receitas:${record.id}`,
    versao: record.versao,
    ...formTexts(RECEITA_FIELDS, namesOf(record)),
    submit: save,
    onSaved: ({ anexou }) => {
      notify.success(anexou ? messages.comprovanteIncluido : messages.salva);
      onClose();
    },
  });
  const blocked = form.dirty ? NAO_SALVO : null;
  const unconfirmed = creditar.dirty || estornar.values.valorEstorno !== null;
  const submit = async () => {
    if (unconfirmed && !(await confirm(SEM_CREDITO_CONFIRMADO)).confirmed) return;
    await form.submit();
  };
  return (
    <FormDrawer
      form={{ ...form, submit, dirty: form.dirty || unconfirmed }}
      opened
      onClose={onClose}
      title="Editar receita"
      subtitle={[record.itemReceita, record.empresa, `parcela ${record.parcela}`].filter(Boolean).join(' · ')}
    >
      {credited && (
        <div className={classes.notices}>
          <FormNotice>{receitasErrors.creditada().message}</FormNotice>
        </div>
      )}
      {seguintes > 0 && (
        <FormSection title="Aplicar as alterações a">
          <RadioGroup
            {...form.field('escopo')}
            onChange={(escopo) => form.setMany({ escopo: escopo === 'esta_e_seguintes' ? escopo : 'so_esta' })}
            label="Parcelas"
            options={ESCOPO_OPTIONS}
            required={false}
          />
        </FormSection>
      )}
      <ReceitaFields form={form} credited={credited} />
      <FormSection title="Comprovantes">
        <AttachmentsField
          {...form.field('pdfs')}
          rule={RECEITAS_FILE_RULE}
          canRemove={({ id }) =>
            filesStay && record.arquivos.some((one) => one.id === id) ? receitasErrors.anexo_creditado().message : true
          }
        />
      </FormSection>
      <CreditoSection
        receita={record}
        form={creditar}
        correcao={record.dataCredito !== null && !credited ? form.field('idContaCredito') : null}
        blocked={blocked}
        onDone={onClose}
      />
      <EstornoSection registro={record} specs={RECEITA_FIELDS} form={estornar} blocked={blocked} />
    </FormDrawer>
  );
}
