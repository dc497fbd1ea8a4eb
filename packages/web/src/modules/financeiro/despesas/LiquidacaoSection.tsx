import {
  APROVADA,
  DESPESA_READ_FIELDS,
  type Despesa,
  DINHEIRO,
  despesasMessages,
  despesasMotivos,
  despesaMessages as messages,
} from '@sede/domain/modules/financeiro/despesas';
import { FormNotice, FormSection } from '#platform/ui/form.ts';
import { RecordDetail } from '#platform/ui/index.ts';
import { AJUSTE_NAMES } from '../financeiro.ajustes.ts';
import classes from '../financeiro.form.module.css';
import { SectionAction, UndoAction } from '../financeiro.SectionAction.tsx';
import { BoletoDoPagamento } from './BoletoDoPagamento.tsx';
import { PagamentoFields, type PagamentoFieldsProps } from './PagamentoFields.tsx';
import { useDesfazerLiquidacao } from './useDesfazerLiquidacao.ts';
import type { LiquidarFormControl } from './usePagamentoForms.ts';

interface LiquidadaProps {
  despesa: Despesa;
  /** Set where what was paid may be corrected. */
  correcao: Correcao | null;
  blocked: string | null;
  onDone: () => void;
}

function Liquidada({ despesa, correcao, blocked, onDone }: LiquidadaProps) {
  const undo = useDesfazerLiquidacao();
  const refused = despesa.pode.desfazerLiquidacao;
  const conta = despesa.contaLiquidacao === null ? [] : ['contaLiquidacao'];
  const bank = despesa.meioPagamento === DINHEIRO ? [] : [...conta, 'bancoLiquidacao', 'numeroPagamento'];
  // What was added, kept back or told of it; nothing else has a line.
  const adjusted = AJUSTE_NAMES.filter((name) => despesa[name]);
  const fields = ['dataLiquidacaoPagamento', ...bank, ...adjusted, 'valorPago'];
  const undoing = refused === undefined && (
    <UndoAction
      label={despesasMessages.desfazerLiquidacao}
      blocked={blocked}
      undo={() => undo(despesa)}
      onDone={onDone}
    />
  );
  return (
    <FormSection title={messages.parcelaLiquidada}>
      {correcao ? (
        <>
          <PagamentoFields {...correcao} />
          <div className={classes.actions}>{undoing}</div>
        </>
      ) : (
        <div className={classes.facts}>
          <RecordDetail specs={DESPESA_READ_FIELDS} fields={fields} record={despesa}>
            {undoing}
          </RecordDetail>
        </div>
      )}
    </FormSection>
  );
}

type Correcao = Pick<PagamentoFieldsProps, 'form' | 'valor' | 'meioPagamento'>;

export interface LiquidacaoSectionProps {
  despesa: Despesa;
  /** The expense's own form with the payment in it, where that may be corrected; else null. */
  correcao: Correcao | null;
  form: LiquidarFormControl;
  /** Why it cannot be settled from here now: the form has unsaved changes. */
  blocked: string | null;
  onDone: () => void;
}

/** The settlement in the expense's form: its fields while it is unpaid, what was paid once it is settled. */
export function LiquidacaoSection({ despesa, correcao, form, blocked, onDone }: LiquidacaoSectionProps) {
  if (despesa.dataLiquidacaoPagamento !== null)
    return <Liquidada despesa={despesa} correcao={correcao} blocked={blocked} onDone={onDone} />;
  const refused = despesa.pode.liquidar;
  if (refused !== undefined)
    return (
      <FormSection title={messages.liquidarParcela} description={despesasMotivos.texto(refused)}>
        {null}
      </FormSection>
    );
  return (
    <>
      <FormSection title={messages.liquidarParcela}>
        <BoletoDoPagamento boleto={despesa.boleto} />
        <PagamentoFields form={form} valor={despesa.valor} meioPagamento={despesa.meioPagamento} />
        <SectionAction form={form} label={messages.liquidarParcela} blocked={blocked} />
      </FormSection>
      {despesa.situacao !== APROVADA && form.dirty && <FormNotice>{messages.avisoSemAprovacao}</FormNotice>}
    </>
  );
}
