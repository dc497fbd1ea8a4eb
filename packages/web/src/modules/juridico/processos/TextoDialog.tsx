import {
  COMENTARIO_FIELDS,
  processoMessages as doProcesso,
  MANIFESTACAO_FIELDS,
  MAX_COMENTARIO,
  MAX_TEXTO,
  processosMessages as messages,
} from '@sede/domain/modules/juridico/processos';
import { useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { ActionDialog, saving, TextArea } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';
import { useVersaoLida } from '../juridico.versao.ts';
import type { Alvo } from './useAcoesDoProcesso.tsx';

interface TextoProps {
  title: string;
  name: string;
  label: string;
  maxLength: number;
  help: string;
  confirmLabel: string;
  run: (text: string) => Promise<unknown>;
  done: string;
  failure: string;
  onClose: () => void;
}

/** One text that is added to a case and never changed. */
function TextoDialog({ title, name, label, maxLength, help, confirmLabel, run, done, failure, onClose }: TextoProps) {
  const [text, setText] = useState('');
  return (
    <ActionDialog
      title={title}
      size="md"
      confirmLabel={confirmLabel}
      ready={text.trim() !== ''}
      run={() => saving(failure, () => run(text.trim()))}
      onDone={() => {
        notify.success(done);
        onClose();
      }}
      onClose={onClose}
    >
      <TextArea {...{ name, label, maxLength, help }} required rows={6} value={text} onChange={setText} />
    </ActionDialog>
  );
}

interface DialogProps {
  processo: Pick<Alvo, 'id' | 'versao'>;
  onClose: () => void;
}

/** Source: spec 3 §2.5, §4 (a statement sets 'Em andamento'), §8. */
export function ManifestacaoDialog({ processo: { id, versao }, onClose }: DialogProps) {
  const { mutateAsync } = useSubmit(orpc.processos.manifestar);
  const send = useVersaoLida(versao);
  return (
    <TextoDialog
      title={messages.manifestar}
      name="manifestacao"
      label={MANIFESTACAO_FIELDS.manifestacao.rotulo}
      maxLength={MAX_TEXTO}
      help={doProcesso.ajudaManifestar}
      confirmLabel="Salvar"
      run={(manifestacao) => send((lida) => mutateAsync({ id, versao: lida, manifestacao }))}
      done={doProcesso.manifestado}
      failure={doProcesso.erroManifestar}
      onClose={onClose}
    />
  );
}

export function ComentarioDialog({ processo: { id }, onClose }: DialogProps) {
  const { mutateAsync } = useSubmit(orpc.processos.comentar);
  return (
    <TextoDialog
      title={messages.comentar}
      name="comentario"
      label={COMENTARIO_FIELDS.comentario.rotulo}
      maxLength={MAX_COMENTARIO}
      help={doProcesso.ajudaComentar}
      confirmLabel="Salvar"
      run={(comentario) => mutateAsync({ id, comentario })}
      done={doProcesso.comentado}
      failure={doProcesso.erroComentar}
      onClose={onClose}
    />
  );
}
