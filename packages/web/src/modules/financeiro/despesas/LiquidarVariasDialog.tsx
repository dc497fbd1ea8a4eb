import { formatReais, totalCentavos } from '@sede/domain/kernel';
import {
  APROVADA,
  type Despesa,
  DINHEIRO,
  despesasMessages as messages,
} from '@sede/domain/modules/financeiro/despesas';
import { liquidarVariasForm } from '@sede/domain/modules/financeiro/despesas/contract';
import { useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { DateField, FormDrawer, FormNotice, FormSection, saving, TextField, useRecordForm } from '#platform/ui/form.ts';
import { type Alvo, contarResultado, emPassos, isWhole, type Progress } from '#platform/ui/index.ts';
import { ContaDoPagamento } from '../financeiro.ContaField.tsx';
import classes from '../financeiro.form.module.css';
import { daLista } from './useAcoesEmLote.ts';

const number = (n: number) => n.toLocaleString('pt-BR');
const VALUES = {
  dataLiquidacaoPagamento: null as string | null,
  idContaLiquidacao: null as string | null,
  bancoLiquidacao: '',
  numeroPagamento: '',
};

/** Settles many on one day: those in cash at their amount, the others by one bank and number. */
export function LiquidarVariasDialog({ alvo, onClose }: { alvo: Alvo<Despesa>; onClose: () => void }) {
  const { mutateAsync: liquidar } = useSubmit(orpc.despesas.liquidarVarias);
  const [progress, setProgress] = useState<Progress | null>(null);
  const total = isWhole(alvo) ? alvo.total : alvo.length;
  const soma = isWhole(alvo) ? alvo.soma : totalCentavos(alvo.map((row) => row.valor));
  const onlyCash = !isWhole(alvo) && alvo.every((row) => row.meioPagamento === DINHEIRO);
  const form = useRecordForm({
    schema: liquidarVariasForm,
    initial: VALUES,
    submit: (input) =>
      saving(messages.erroSalvar, () => emPassos(alvo, (parte) => liquidar({ ...parte, ...input }), setProgress)),
    onSaved: (resultado) => {
      onClose();
      void contarResultado(alvo, resultado, { um: 'liquidada', varios: 'liquidadas' }, daLista);
    },
  });
  return (
    <FormDrawer
      form={{ ...form, canSubmit: form.canSubmit && form.values.dataLiquidacaoPagamento !== null }}
      opened
      narrow
      onClose={onClose}
      title="Liquidar parcelas"
      subtitle={`${number(total)} parcelas · ${formatReais(soma)}`}
      submitLabel={`Liquidar ${number(total)}`}
    >
      {(isWhole(alvo) || alvo.some((row) => row.situacao !== APROVADA)) && (
        <div className={classes.notices}>
          <FormNotice>{messages.avisoVariasSemAprovacao}</FormNotice>
        </div>
      )}
      <FormSection
        title="Pagamento"
        description="Cada parcela pelo seu valor. Com juros, desconto ou retenções, liquide uma de cada vez."
      >
        <DateField {...form.field('dataLiquidacaoPagamento')} label="Data do pagamento" span={3} required />
        {!onlyCash && (
          <>
            <ContaDoPagamento form={form} span={3} />
            <TextField {...form.field('bancoLiquidacao')} label="Banco" span={3} maxLength={80} />
            <TextField
              {...form.field('numeroPagamento')}
              label="Nº do pagamento"
              span={3}
              maxLength={60}
              help="Conta, banco e número valem para todas, menos as em Dinheiro."
            />
          </>
        )}
        {form.submitting && progress && (
          <p className={classes.paid} role="status">
            {number(progress.done)} de {number(progress.total)}…
          </p>
        )}
      </FormSection>
    </FormDrawer>
  );
}
