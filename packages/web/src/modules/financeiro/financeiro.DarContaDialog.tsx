import { type Centavos, formatReais } from '@sede/domain/kernel';
import { darContaForm } from '@sede/domain/modules/financeiro/despesas/contract';
import { useState } from 'react';
import { FormDrawer, FormSection, RecordPicker, saving, useRecordForm } from '#platform/ui/form.ts';
import {
  type Alvo,
  contarResultado,
  emPassos,
  isWhole,
  type Nomeacao,
  type Parte,
  type Progress,
  type Resultado,
  type Visto,
} from '#platform/ui/index.ts';
import { contasSource } from './contas-bancarias/index.ts';
import classes from './financeiro.form.module.css';

const number = (n: number) => n.toLocaleString('pt-BR');
const FEITO = { um: 'recebeu conta', varios: 'receberam conta' };

export interface DarContaDialogProps<Row extends Visto> {
  alvo: Alvo<Row>;
  /** Centavos of the rows chosen. */
  soma: Centavos | bigint;
  /** 'De onde saíram' */
  onde: string;
  /** Which of them take one. */
  quais: string;
  erro: string;
  nomes: Nomeacao<Row>;
  dar: (parte: Parte & { idConta: string }) => Promise<Resultado>;
  onClose: () => void;
}

/** Gives one bank account to many that were settled, or credited, without any. */
export function DarContaDialog<Row extends Visto>(props: DarContaDialogProps<Row>) {
  const { alvo, soma, onde, quais, erro, nomes, dar, onClose } = props;
  const [progress, setProgress] = useState<Progress | null>(null);
  const total = isWhole(alvo) ? alvo.total : alvo.length;
  const form = useRecordForm({
    schema: darContaForm,
    initial: { idConta: null as string | null },
    submit: (input) => saving(erro, () => emPassos(alvo, (parte) => dar({ ...parte, ...input }), setProgress)),
    onSaved: (resultado) => {
      onClose();
      void contarResultado(alvo, resultado, FEITO, nomes);
    },
  });
  return (
    <FormDrawer
      form={{ ...form, canSubmit: form.canSubmit && form.values.idConta !== null }}
      opened
      narrow
      onClose={onClose}
      title="Dar conta"
      subtitle={`${number(total)} ${total === 1 ? 'parcela' : 'parcelas'} · ${formatReais(soma)}`}
      submitLabel={`Dar conta a ${number(total)}`}
    >
      <FormSection title={onde} description={quais}>
        <RecordPicker {...form.field('idConta')} label="Conta" source={contasSource} placeholder="Escolha a conta" />
        {form.submitting && progress && (
          <p className={classes.paid} role="status">
            {number(progress.done)} de {number(progress.total)}…
          </p>
        )}
      </FormSection>
    </FormDrawer>
  );
}
