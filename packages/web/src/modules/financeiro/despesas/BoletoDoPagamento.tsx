import { Button } from '@mantine/core';
import { DESPESA_FIELDS, formatLinhaDigitavel } from '@sede/domain/modules/financeiro/despesas';
import { copy } from '#platform/ui/text/CopyText.tsx';
import classes from '../financeiro.form.module.css';

/** The boleto's line where the payment is made, to be taken to the bank. */
export function BoletoDoPagamento({ boleto }: { boleto: string | null }) {
  if (boleto === null) return null;
  return (
    <p className={classes.boleto}>
      <span>{DESPESA_FIELDS.boleto.rotulo}</span>
      <code>{formatLinhaDigitavel(boleto)}</code>
      <Button variant="default" size="xs" onClick={() => void copy(boleto, 'Linha digitável copiada.')}>
        Copiar
      </Button>
    </p>
  );
}
