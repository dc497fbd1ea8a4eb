import {
  type Atendimento,
  MAX_COMENTARIO,
  atendimentosMessages as messages,
} from '@sede/domain/modules/juridico/atendimentos';
import { useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { ActionDialog, FormNotice, RadioGroup, saving, TextArea } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';
import classes from './atendimentos.module.css';

const SIM_NAO = [
  { value: 'sim', label: 'Sim' },
  { value: 'nao', label: 'Não' },
];

export interface ConcluirDialogProps {
  atendimento: Atendimento;
  onClose: () => void;
}

/** 'Será constituído novo processo?' and its warning. Source: spec 3 §2.4, §4; decisions-legal (Outcome). */
export function ConcluirDialog({ atendimento: { id, versao, numero }, onClose }: ConcluirDialogProps) {
  const { mutateAsync: concluir } = useSubmit(orpc.atendimentos.concluir);
  const [novo, setNovo] = useState<string | null>(null);
  const [comentario, setComentario] = useState('');
  return (
    <ActionDialog
      title={`${messages.concluir}: ${numero}`}
      confirmLabel={messages.concluir}
      size="md"
      ready={novo !== null}
      run={async () => {
        await saving(messages.erroConcluir, () =>
          concluir({ id, versao, novoProcesso: novo === 'sim', comentario: comentario.trim() || null }),
        );
        notify.success(messages.concluido);
      }}
      onClose={onClose}
    >
      <div className={classes.campos}>
        <RadioGroup
          label="Será constituído novo processo?"
          required
          options={SIM_NAO}
          value={novo}
          onChange={setNovo}
          autoFocus
        />
        {novo === 'nao' && <FormNotice>{messages.avisoSemProcesso}</FormNotice>}
        <TextArea label="Comentário" rows={3} maxLength={MAX_COMENTARIO} value={comentario} onChange={setComentario} />
      </div>
    </ActionDialog>
  );
}
