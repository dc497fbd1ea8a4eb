import { DESPESA_FIELDS } from '@sede/domain/modules/financeiro/despesas';
import { darContaForm } from '@sede/domain/modules/financeiro/despesas/contract';
import { NO_CHOICE, RecordPicker, useRecordForm } from '#platform/ui/form.ts';
import type { Alvo, Nomeacao, Parte, Resultado, Visto } from '#platform/ui/index.ts';
import { contasSource } from './contas-bancarias/index.ts';
import { useVarias, VariasDrawer } from './financeiro.VariasDrawer.tsx';

export interface DarContaDialogProps<Row extends Visto> {
  alvo: Alvo<Row>;
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
export function DarContaDialog<Row extends Visto & { valorLiquido: number }>(props: DarContaDialogProps<Row>) {
  const { alvo, onde, quais, erro, nomes, dar, onClose } = props;
  const varias = useVarias<Row, { idConta: string }>({
    alvo,
    valorDe: (row) => row.valorLiquido,
    fazer: dar,
    feito: { um: 'recebeu conta', varios: 'receberam conta' },
    nomes,
    erro,
    onClose,
  });
  const form = useRecordForm({
    schema: darContaForm,
    initial: { idConta: NO_CHOICE },
    labels: { idConta: DESPESA_FIELDS.idContaLiquidacao.rotulo },
    ...varias.form,
  });
  return (
    <VariasDrawer
      form={{ ...form, canSubmit: form.canSubmit && form.values.idConta !== null }}
      varias={varias}
      onClose={onClose}
      title="Dar conta"
      verbo="Dar conta a"
      secao={{ titulo: onde, descricao: quais }}
    >
      <RecordPicker {...form.field('idConta')} source={contasSource} placeholder="Escolha a conta" />
    </VariasDrawer>
  );
}
