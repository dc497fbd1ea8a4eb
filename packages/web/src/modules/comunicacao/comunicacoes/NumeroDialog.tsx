import {
  comunicacoesErrors as errors,
  comunicacoesMessages as messages,
} from '@sede/domain/modules/comunicacao/comunicacoes';
import { useState } from 'react';
import { ActionDialog, IntegerField } from '#platform/ui/form.ts';

export interface NumeroDialogProps {
  n: number;
  onTyped: (numero: number | null) => void;
}

/** Above 50 messages their number is typed: nobody writes to thousands by a slip of the hand. Source: decisions-members (Communication). */
export function NumeroDialog({ n, onTyped }: NumeroDialogProps) {
  const [numero, setNumero] = useState<number | null>(null);
  const [wrong, setWrong] = useState(false);
  return (
    <ActionDialog
      title={`Enviar ${messages.mensagens(n)}?`}
      question={messages.saoNecessarios(n)}
      confirmLabel={messages.enviar}
      ready={numero !== null}
      enterConfirms
      run={() => {
        if (numero === n) return onTyped(numero);
        setWrong(true);
        return false;
      }}
      onClose={() => onTyped(null)}
      onDone={() => undefined}
    >
      <IntegerField
        label="Quantas mensagens"
        value={numero}
        error={wrong && numero !== n ? errors.numero({ values: { n } }).message : null}
        onChange={setNumero}
        autoFocus
        required
      />
    </ActionDialog>
  );
}
