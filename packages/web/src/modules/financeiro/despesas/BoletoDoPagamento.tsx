import { Button } from '@mantine/core';
import { DESPESA_FIELDS, formatLinhaDigitavel } from '@sede/domain/modules/financeiro/despesas';
import { notify } from '#platform/ui/index.ts';
import classes from '../financeiro.form.module.css';

/** The boleto's line where the payment is made, to be taken to the bank. */
export function BoletoDoPagamento({ boleto }: { boleto: string | null }) {
  if (boleto === null) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(boleto);
      notify.success('Linha digitável copiada.');
    } catch (error) {
      notify.error(error);
    }
  };
  return (
    <p className={classes.boleto}>
      <span>{DESPESA_FIELDS.boleto.rotulo}</span>
      <code>{formatLinhaDigitavel(boleto)}</code>
      <Button variant="default" size="xs" onClick={() => void copy()}>
        Copiar
      </Button>
    </p>
  );
}
