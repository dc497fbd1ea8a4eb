import { formatReais, totalCentavos } from '@sede/domain/kernel';
import { receitasMessages as messages, type Receita } from '@sede/domain/modules/financeiro/receitas';
import { creditarForm } from '@sede/domain/modules/financeiro/receitas/contract';
import { useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { DateField, FormDrawer, FormSection, saving, useRecordForm } from '#platform/ui/form.ts';
import { type Alvo, contarResultado, emPassos, isWhole, type Progress } from '#platform/ui/index.ts';
import { ContaField } from '../financeiro.ContaField.tsx';
import classes from '../financeiro.form.module.css';
import { daLista } from './receitas.nomes.ts';

const number = (n: number) => n.toLocaleString('pt-BR');
const FEITO = { um: 'creditada', varios: 'creditadas' };

/** Credits many on one day, each at its amount. */
export function CreditarVariasDialog({ alvo, onClose }: { alvo: Alvo<Receita>; onClose: () => void }) {
  const { mutateAsync: creditar } = useSubmit(orpc.receitas.creditarVarias);
  const [progress, setProgress] = useState<Progress | null>(null);
  const total = isWhole(alvo) ? alvo.total : alvo.length;
  const soma = isWhole(alvo) ? alvo.soma : totalCentavos(alvo.map((row) => row.valor));
  const form = useRecordForm({
    schema: creditarForm,
    initial: { dataCredito: null as string | null, idContaCredito: null as string | null },
    submit: (input) =>
      saving(messages.erroSalvar, () => emPassos(alvo, (parte) => creditar({ ...parte, ...input }), setProgress)),
    onSaved: (resultado) => {
      onClose();
      void contarResultado(alvo, resultado, FEITO, daLista);
    },
  });
  return (
    <FormDrawer
      form={{ ...form, canSubmit: form.canSubmit && form.values.dataCredito !== null }}
      opened
      narrow
      onClose={onClose}
      title={messages.creditarVarias}
      subtitle={`${number(total)} parcelas · ${formatReais(soma)}`}
      submitLabel={`Creditar ${number(total)}`}
    >
      <FormSection title="Quando entraram" description="Todas na mesma data, cada parcela pelo seu valor.">
        <DateField {...form.field('dataCredito')} label="Data do crédito" span={3} />
        <ContaField {...form.field('idContaCredito')} label="Conta" span={3} />
        {form.submitting && progress && (
          <p className={classes.paid} role="status">
            {number(progress.done)} de {number(progress.total)}…
          </p>
        )}
      </FormSection>
    </FormDrawer>
  );
}
