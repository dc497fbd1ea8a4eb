import {
  type Atendimento,
  MAX_COMENTARIO,
  atendimentosMessages as messages,
} from '@sede/domain/modules/juridico/atendimentos';
import { useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { ActionDialog, saving, TextArea } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';

export interface ComentarDialogProps {
  atendimento: Pick<Atendimento, 'id' | 'numero'>;
  onClose: () => void;
}

/** A comment, which nobody changes nor deletes afterwards. Source: spec 3 §2.4, §5. */
export function ComentarDialog({ atendimento: { id, numero }, onClose }: ComentarDialogProps) {
  const { mutateAsync: comentar } = useSubmit(orpc.atendimentos.comentar);
  const [comentario, setComentario] = useState('');
  return (
    <ActionDialog
      title={`${messages.comentar}: ${numero}`}
      confirmLabel="Salvar"
      size="md"
      ready={comentario.trim() !== ''}
      run={async () => {
        await saving(messages.erroComentar, () => comentar({ id, comentario: comentario.trim() }));
        notify.success(messages.comentado);
      }}
      onClose={onClose}
    >
      <TextArea
        label="Comentário"
        required
        autoFocus
        rows={4}
        maxLength={MAX_COMENTARIO}
        value={comentario}
        onChange={setComentario}
        help="Um comentário não é alterado nem excluído depois."
      />
    </ActionDialog>
  );
}
