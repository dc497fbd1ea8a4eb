import { Button } from '@mantine/core';
import {
  AGUARDANDO,
  APROVADA,
  CAMPOS_DA_APROVACAO,
  DESPESA_FIELDS,
  DESPESA_FORM_FIELDS,
  DESPESAS_FILE_RULE,
  type DespesaCompleta,
  datasMessages,
  despesasErrors,
  ESCOPO_ROTULOS,
  despesaMessages as messages,
} from '@sede/domain/modules/financeiro/despesas';
import { alterarDespesaForm, corrigirDespesaForm } from '@sede/domain/modules/financeiro/despesas/contract';
import { useRef } from 'react';
import { useCan } from '#platform/session/index.ts';
import { type FormSchema, formTexts, type SharedForm, useRecordForm } from '#platform/ui/form.ts';
import { type CloseForm, notify } from '#platform/ui/index.ts';
import { notifyAvisos } from '../financeiro.avisos.ts';
import { EditParcela } from '../financeiro.EditParcela.tsx';
import { EstornoSection } from '../financeiro.EstornoSection.tsx';
import { isPerguntado } from './askParecidas.ts';
import { DespesaFields } from './DespesaFields.tsx';
import { type EdicaoValues, namesOf, type PagamentoValues, pagamentoOf, valuesOf } from './despesa.values.ts';
import { LiquidacaoSection } from './LiquidacaoSection.tsx';
import { useEstornarForm, useLiquidarForm } from './usePagamentoForms.ts';
import { type EdicaoInput, useSaveEdicao } from './useSaveEdicao.ts';

const ALTERAM_APROVACAO: readonly string[] = CAMPOS_DA_APROVACAO;
const NAO_SALVO = 'Salve ou descarte antes as alterações da despesa.';
const SEM_PAGAMENTO_CONFIRMADO = {
  title: 'Salvar sem o pagamento',
  message: 'A liquidação ou o estorno digitado ainda não foi confirmado e não será salvo com as alterações.',
};

/** Edits one instalment, or it and the later open ones; settles and refunds it from the same place. */
export function EditDespesa({ record, onClose }: { record: DespesaCompleta; onClose: CloseForm }) {
  const save = useSaveEdicao(record);
  const liquidar = useLiquidarForm(record, onClose);
  const estornar = useEstornarForm(record, onClose);
  // Of a settled expense only the special user may change what was paid, and take its files off.
  const corrects = record.pode.corrigirPagamento === undefined;
  const paid = record.dataLiquidacaoPagamento !== null && !corrects;
  const seguintes = record.parcelasDoGrupo.filter(
    (irma) => irma.dataVencimento > record.dataVencimento && irma.statusVencimento !== 'liquidada',
  ).length;
  const mayAsk = useCan('despesas.solicitar-aprovacao');
  /** The save that is under way asks for the approval too. */
  const asking = useRef(false);
  const schema: FormSchema<EdicaoInput> = corrects ? corrigirDespesaForm : alterarDespesaForm;
  const initial: EdicaoValues & Partial<PagamentoValues> = {
    ...valuesOf(record),
    ...(corrects ? pagamentoOf(record) : {}),
  };
  const form = useRecordForm({
    schema,
    initial,
    draft: `despesas:${record.id}`,
    versao: record.versao,
    ...formTexts(DESPESA_FORM_FIELDS, namesOf(record)),
    submit: (input, context) => save(input, context, asking.current),
    asks: isPerguntado,
    onSaved: ({ aprovacaoAnulada, avisos }) => {
      notify.success(messages.salva);
      if (asking.current) notify.success(messages.solicitadaJunto);
      if (aprovacaoAnulada) notify({ tone: 'info', message: 'A aprovação foi anulada; solicite-a de novo.' });
      notifyAvisos(avisos);
      onClose(record.id);
    },
  });
  const { pdfs } = form.values;
  const fileTaken = record.arquivos.some(({ id }) => !pdfs.some((anexo) => anexo.id === id));
  const touched = form.changed.some((name) => ALTERAM_APROVACAO.includes(name));
  const asked = record.situacao === AGUARDANDO || record.situacao === APROVADA;
  const voids = (touched || fileTaken) && asked;
  // A file that came after the request voids nothing when it goes: the screen does not know which is which.
  const askable = mayAsk && record.dataLiquidacaoPagamento === null && (touched || !asked);
  const blocked = form.dirty ? NAO_SALVO : null;
  const unconfirmed = liquidar.dirty || estornar.values.valorEstorno !== null;
  return (
    <EditParcela
      form={form}
      outroSalvar={
        askable
          ? (salvar) => (
              <Button
                variant="default"
                disabled={!form.canSubmit}
                onClick={async () => {
                  asking.current = true;
                  await salvar();
                  asking.current = false;
                }}
              >
                {messages.salvarESolicitar}
              </Button>
            )
          : null
      }
      naoConfirmado={unconfirmed ? SEM_PAGAMENTO_CONFIRMADO : null}
      onClose={onClose}
      title="Editar despesa"
      subtitle={`${record.itemDespesa} · ${record.nomeBeneficiario} · parcela ${record.parcela}`}
      avisos={[
        record.dataFora && datasMessages.aConferir,
        paid && despesasErrors.paga().message,
        corrects && messages.avisoCorrecao,
        voids && messages.avisoAnulaAprovacao,
      ]}
      seguintes={seguintes}
      escopo={form.field('escopo')}
      escopos={ESCOPO_ROTULOS}
      anexos={form.field('pdfs')}
      arquivos={{
        titulo: 'Anexos',
        rule: DESPESAS_FILE_RULE,
        guardados: record.arquivos,
        ficam: paid ? despesasErrors.anexo_pago().message : null,
      }}
      pagamento={
        <>
          <LiquidacaoSection
            despesa={record}
            correcao={
              corrects
                ? {
                    // Where a payment is corrected, the form began with everything that was paid.
                    form: form as SharedForm<PagamentoValues>,
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
        </>
      }
    >
      <DespesaFields form={form} paid={paid} />
    </EditParcela>
  );
}
