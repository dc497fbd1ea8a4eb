import { ESCOPOS, type Escopo } from '@sede/domain/modules/financeiro/despesas';
import { type ReactNode, useId, useState } from 'react';
import { ActionDialog } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';
import classes from './financeiro.parcela.module.css';

export interface RemoveParcelaDialogProps {
  registro: { grupoParcelas: string | null; numeroParcela: number; numeroParcelas: number };
  title: string;
  question: string;
  /** Names the record. */
  details: string;
  escopos: Readonly<Record<Escopo, string>>;
  done: string;
  /** What the record is part of, and what happens to that. */
  notice?: ReactNode;
  /** Deletes; returns the ids that were deleted, and a further text for the notice. */
  run: (escopo: Escopo) => Promise<{ excluidas: string[]; aviso?: string | null }>;
  onClose: () => void;
}

/** Asks before an instalment record is deleted for good; of one with later instalments, how far it goes. */
export function RemoveParcelaDialog(props: RemoveParcelaDialogProps) {
  const { registro, escopos } = props;
  const [escopo, setEscopo] = useState<Escopo>('so_esta');
  const group = useId();
  const hasLater = registro.grupoParcelas !== null && registro.numeroParcela < registro.numeroParcelas;

  const run = async () => {
    const { excluidas, aviso } = await props.run(escopo);
    const done = excluidas.length > 1 ? `${excluidas.length} parcelas excluídas.` : props.done;
    notify.success([done, aviso].filter(Boolean).join(' '));
  };

  return (
    <ActionDialog
      title={props.title}
      question={props.question}
      confirmLabel="Excluir"
      danger
      run={run}
      onClose={props.onClose}
    >
      <p className={classes.qual}>{props.details}</p>
      {props.notice}
      {hasLater && (
        <fieldset className={classes.escopo}>
          <legend>Excluir</legend>
          {ESCOPOS.map((value) => (
            <label key={value}>
              <input
                type="radio"
                name={group}
                value={value}
                checked={escopo === value}
                onChange={() => setEscopo(value)}
              />
              {escopos[value]}
            </label>
          ))}
        </fieldset>
      )}
    </ActionDialog>
  );
}
