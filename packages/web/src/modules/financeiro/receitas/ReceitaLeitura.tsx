import type { ReceitaCompleta } from '@sede/domain/modules/financeiro/receitas';
import { api } from '#platform/api/index.ts';
import { Dialog, FormNotice } from '#platform/ui/form.ts';
import { RecordGate } from '#platform/ui/index.ts';
import classes from '../financeiro.form.module.css';
import { ReceitaFicha } from './ReceitaFicha.tsx';
import { nomeReceita } from './receita.status.ts';

interface LidaProps {
  receita: ReceitaCompleta;
  onOpen: ((id: string) => void) | undefined;
  onClose: () => void;
  /** Why it cannot be changed now. */
  nota?: string;
}

/** The whole revenue, to read: by whoever may only read, or because nobody may change it now. */
export function ReceitaLida({ receita, onOpen, onClose, nota }: LidaProps) {
  return (
    <Dialog opened size="lg" title={nomeReceita(receita)} onClose={onClose}>
      {nota && (
        <div className={classes.notices}>
          <FormNotice>{nota}</FormNotice>
        </div>
      )}
      <ReceitaFicha receita={receita} mayEdit={false} onOpen={onOpen} level={3} />
    </Dialog>
  );
}

export interface ReceitaLeituraProps {
  id: string;
  onOpen: (id: string) => void;
  onClose: () => void;
}

export function ReceitaLeitura({ id, onOpen, onClose }: ReceitaLeituraProps) {
  return (
    <RecordGate key={id} id={id} read={(input) => api.receitas.get(input)} onFailed={onClose}>
      {(receita) => <ReceitaLida receita={receita} onOpen={onOpen} onClose={onClose} />}
    </RecordGate>
  );
}
