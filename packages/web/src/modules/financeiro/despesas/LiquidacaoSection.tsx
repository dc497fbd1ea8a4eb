import { Button } from '@mantine/core';
import {
  APROVADA,
  DESPESA_FIELDS,
  type Despesa,
  DINHEIRO,
  despesasMessages as messages,
} from '@sede/domain/modules/financeiro/despesas';
import { FormNotice, FormSection } from '#platform/ui/form.ts';
import { RecordDetail } from '#platform/ui/index.ts';
import classes from './form.module.css';
import { PagamentoFields } from './PagamentoFields.tsx';
import { useDesfazerLiquidacao } from './useDesfazerLiquidacao.ts';
import type { LiquidarFormControl } from './usePagamentoForms.ts';

const AJUSTES = ['juros', 'multa', 'desconto', 'irrf', 'inss', 'iss', 'csrf'] as const;

function Liquidada({ despesa, onDone }: { despesa: Despesa; onDone: () => void }) {
  const undo = useDesfazerLiquidacao();
  const blocked = despesa.pode.desfazerLiquidacao;
  const bank = despesa.meioPagamento === DINHEIRO ? [] : ['bancoLiquidacao', 'numeroPagamento'];
  const fields = ['dataLiquidacaoPagamento', ...bank, ...AJUSTES.filter((name) => despesa[name] > 0), 'valorPago'];
  return (
    <FormSection title={messages.parcelaLiquidada}>
      <div className={classes.facts}>
        <RecordDetail specs={DESPESA_FIELDS} fields={fields} record={despesa}>
          {blocked === undefined && (
            <Button
              variant="default"
              size="xs"
              onClick={async () => {
                if (await undo(despesa)) onDone();
              }}
            >
              Desfazer liquidação
            </Button>
          )}
        </RecordDetail>
      </div>
    </FormSection>
  );
}

export interface LiquidacaoSectionProps {
  despesa: Despesa;
  form: LiquidarFormControl;
  /** What keeps it from being settled from here now: changes that are not saved yet. */
  blocked: string | null;
  onDone: () => void;
}

/** The settlement in the expense's form: its fields while it is unpaid, what was paid once it is settled. */
export function LiquidacaoSection({ despesa, form, blocked, onDone }: LiquidacaoSectionProps) {
  if (despesa.dataLiquidacaoPagamento !== null) return <Liquidada despesa={despesa} onDone={onDone} />;
  const refused = despesa.pode.liquidar;
  if (refused !== undefined)
    return (
      <FormSection title={messages.liquidarParcela} description={refused}>
        {null}
      </FormSection>
    );
  return (
    <>
      <FormSection title={messages.liquidarParcela}>
        <PagamentoFields form={form} valor={despesa.valor} meioPagamento={despesa.meioPagamento} />
        <div className={classes.actions}>
          <Button
            variant="default"
            disabled={!form.canSubmit || blocked !== null}
            loading={form.submitting}
            onClick={() => void form.submit()}
          >
            {messages.liquidarParcela}
          </Button>
          {blocked !== null && form.dirty && <span className={classes.hint}>{blocked}</span>}
          {form.failure && <span role="alert">{form.failure}</span>}
        </div>
      </FormSection>
      {despesa.situacao !== APROVADA && form.dirty && <FormNotice>{messages.avisoSemAprovacao}</FormNotice>}
    </>
  );
}
