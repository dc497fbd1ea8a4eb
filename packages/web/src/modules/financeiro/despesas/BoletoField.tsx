import { formatLinhaDigitavel, readBoleto } from '@sede/domain/modules/financeiro/despesas';
import { type FormPart, TextField } from '#platform/ui/form.ts';
import { useKit } from '#platform/ui/index.ts';
import type { DespesaValues } from './despesa.values.ts';

export interface BoletoFieldProps {
  form: FormPart<DespesaValues>;
  /** A settled expense is not filled in from the boleto any more. */
  paid: boolean;
}

/** The line of a boleto, typed, pasted or read by a bar code reader: fills amount and due date once its digits are right. */
export function BoletoField({ form, paid }: BoletoFieldProps) {
  const { today } = useKit();
  const take = (texto: string) => {
    const { boleto } = readBoleto(texto, today);
    if (!boleto) return form.set('boleto', texto);
    const { linha, valor, vencimento } = boleto;
    form.setMany({
      boleto: formatLinhaDigitavel(linha),
      ...(valor !== null && !paid ? { valor } : {}),
      ...(vencimento !== null && !paid ? { dataVencimento: vencimento } : {}),
    });
  };
  return (
    <TextField
      {...form.field('boleto')}
      onChange={take}
      help={`Opcional: digite, cole ou leia o código de barras; valor e vencimento ${paid ? 'ficam como estão' : 'são preenchidos'}.`}
    />
  );
}
