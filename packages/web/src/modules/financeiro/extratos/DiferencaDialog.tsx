import { formatReais } from '@sede/domain/kernel';
import { type Lancamento, extratosMessages as messages } from '@sede/domain/modules/financeiro/extratos';
import { useState } from 'react';
import { ActionDialog, FormSection, MoneyField } from '#platform/ui/form.ts';
import classes from './Extratos.module.css';
import { AlvoTexto } from './Proposta.tsx';
import type { Conciliar } from './useConciliar.ts';

export interface DiferencaDialogProps {
  linha: Lancamento;
  conciliar: Conciliar;
  onClose: () => void;
}

/** Lets the person explain the difference between payment and expense: juros and multa, or a discount. */
export function DiferencaDialog({ linha, conciliar, onClose }: DiferencaDialogProps) {
  const { proposta } = linha;
  const diferenca = proposta?.diferenca ?? 0;
  const mais = diferenca > 0;
  const [juros, setJuros] = useState<number | null>(mais ? diferenca : null);
  const [multa, setMulta] = useState<number | null>(null);
  const [desconto, setDesconto] = useState<number | null>(mais ? null : -diferenca);
  const soma = (juros ?? 0) + (multa ?? 0) - (desconto ?? 0);
  const recusa = conciliar.recusas[linha.id];
  const ajustes = { juros: juros ?? 0, multa: multa ?? 0, desconto: desconto ?? 0 };
  const [alvo] = proposta?.alvos ?? [];
  return (
    <ActionDialog
      size="md"
      title="Pago com diferença"
      confirmLabel={messages.confirmar}
      ready={soma === diferenca}
      run={() => conciliar.confirmar(linha, proposta?.alvos ?? [], ajustes)}
      onClose={onClose}
    >
      {alvo && (
        <p className={classes.resumo}>
          <AlvoTexto alvo={alvo} />
        </p>
      )}
      <FormSection
        title={`O banco mostra ${formatReais(Math.abs(diferenca))} ${mais ? 'a mais' : 'a menos'}`}
        description="Diga o que é. Se nada disto for, escolha outro registro."
      >
        <MoneyField label="Juros" span={2} value={juros} onChange={setJuros} />
        <MoneyField label="Multa" span={2} value={multa} onChange={setMulta} />
        <MoneyField label="Desconto" span={2} value={desconto} onChange={setDesconto} />
      </FormSection>
      {soma !== diferenca && (
        <p role="status" className={classes.aviso}>
          Somam {formatReais(soma)}, e a diferença é de {formatReais(diferenca)}.
        </p>
      )}
      {recusa && (
        <p role="alert" className={classes.falha}>
          {recusa}
        </p>
      )}
    </ActionDialog>
  );
}
