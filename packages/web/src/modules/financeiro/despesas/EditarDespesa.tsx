import {
  AGUARDANDO,
  APROVADA,
  CAMPOS_DA_APROVACAO,
  DESPESA_FIELDS,
  DESPESAS_FILE_RULE,
  type DespesaCompleta,
  despesasErrors,
  ESCOPO_ROTULOS,
  ESCOPOS,
  despesasMessages as messages,
} from '@sede/domain/modules/financeiro/despesas';
import { alterarDespesaForm, corrigirDespesaForm } from '@sede/domain/modules/financeiro/despesas/contract';
import {
  AttachmentsField,
  FormDrawer,
  FormNotice,
  type FormSchema,
  FormSection,
  formTexts,
  RadioGroup,
  type RecordForm,
  useRecordForm,
} from '#platform/ui/form.ts';
import { confirm, notify } from '#platform/ui/index.ts';
import { EstornoSection } from '../financeiro.EstornoSection.tsx';
import classes from '../financeiro.form.module.css';
import { DespesaFields } from './DespesaFields.tsx';
import { type EdicaoValues, namesOf, type PagamentoValues, pagamentoOf, valuesOf } from './despesa.values.ts';
import { LiquidacaoSection } from './LiquidacaoSection.tsx';
import { isParecida } from './perguntarParecidas.ts';
import { useEstornarForm, useLiquidarForm } from './usePagamentoForms.ts';
import { type EdicaoInput, useSalvarEdicao } from './useSalvarEdicao.ts';

const ESCOPO_OPTIONS = ESCOPOS.map((value) => ({ value, label: ESCOPO_ROTULOS[value] }));
const ALTERAM_APROVACAO: readonly string[] = CAMPOS_DA_APROVACAO;
const NAO_SALVO = 'Salve ou descarte antes as alterações da despesa.';
const SEM_PAGAMENTO_CONFIRMADO = {
  title: 'Salvar sem o pagamento',
  message: 'A liquidação ou o estorno digitado ainda não foi confirmado e não será salvo com as alterações.',
  confirmLabel: 'Salvar sem o pagamento',
  cancelLabel: 'Voltar',
};

/** Edits one instalment, or it and the later open ones; settles and refunds it from the same place. */
export function EditarDespesa({ record, onClose }: { record: DespesaCompleta; onClose: () => void }) {
  const save = useSalvarEdicao(record);
  const liquidar = useLiquidarForm(record, onClose);
  const estornar = useEstornarForm(record, onClose);
  // Of a settled expense only the special user may change what was paid, and take its files off.
  const corrects = record.pode.corrigirPagamento === undefined;
  const paid = record.dataLiquidacaoPagamento !== null && !corrects;
  const seguintes = record.parcelasDoGrupo.filter(
    (irma) => irma.dataVencimento > record.dataVencimento && irma.statusVencimento !== 'liquidada',
  ).length;
  const form = useRecordForm({
    schema: (corrects ? corrigirDespesaForm : alterarDespesaForm) as FormSchema<EdicaoInput>,
    initial: (corrects ? { ...valuesOf(record), ...pagamentoOf(record) } : valuesOf(record)) as EdicaoValues,
    draft: `despesas:${record.id}`,
    versao: record.versao,
    ...formTexts(DESPESA_FIELDS, namesOf(record)),
    submit: save,
    asks: isParecida,
    onSaved: ({ aprovacaoAnulada }) => {
      notify.success(messages.salva);
      if (aprovacaoAnulada) notify({ tone: 'info', message: 'A aprovação foi anulada; solicite-a de novo.' });
      onClose();
    },
  });
  const { pdfs } = form.values;
  const fileTaken = record.arquivos.some(({ id }) => !pdfs.some((anexo) => anexo.id === id));
  const touched = fileTaken || form.changed.some((name) => ALTERAM_APROVACAO.includes(name));
  const voids = touched && (record.situacao === AGUARDANDO || record.situacao === APROVADA);
  const blocked = form.dirty ? NAO_SALVO : null;
  const unconfirmed = liquidar.dirty || estornar.values.valorEstorno !== null;
  const submit = async () => {
    if (unconfirmed && !(await confirm(SEM_PAGAMENTO_CONFIRMADO)).confirmed) return;
    await form.submit();
  };
  return (
    <FormDrawer
      form={{ ...form, submit, dirty: form.dirty || unconfirmed }}
      opened
      onClose={onClose}
      title="Editar despesa"
      subtitle={`${record.itemDespesa} · ${record.nomeBeneficiario} · parcela ${record.parcela}`}
    >
      {(paid || corrects || voids) && (
        <div className={classes.notices}>
          {paid && <FormNotice>{despesasErrors.paga().message}</FormNotice>}
          {corrects && <FormNotice>{messages.avisoCorrecao}</FormNotice>}
          {voids && <FormNotice>{messages.avisoAnulaAprovacao}</FormNotice>}
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
      <DespesaFields form={form} paid={paid} />
      <FormSection title="Anexos">
        <AttachmentsField
          {...form.field('pdfs')}
          rule={DESPESAS_FILE_RULE}
          canRemove={({ id }) =>
            paid && record.arquivos.some((one) => one.id === id) ? despesasErrors.anexo_pago().message : true
          }
        />
      </FormSection>
      <LiquidacaoSection
        despesa={record}
        correcao={
          corrects
            ? {
                form: form as unknown as RecordForm<PagamentoValues>,
                valor: form.values.valor ?? 0,
                meioPagamento: form.values.meioPagamento,
              }
            : null
        }
        form={liquidar}
        blocked={blocked}
        onDone={onClose}
      />
      <EstornoSection registro={record} specs={DESPESA_FIELDS} form={estornar} blocked={blocked} />
    </FormDrawer>
  );
}
