import { comunicacoesMessages as messages } from '@sede/domain/modules/comunicacao/comunicacoes';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { notify } from '#platform/ui/index.ts';
import { SaindoEm } from './SaindoEm.tsx';

interface SaindoProps {
  comunicacao: { id: string; versao: number; titulo: string | null; saiEm: string | null };
  /** Taken back, or on its way. */
  onOver: () => void;
}

/** A mailing that is held for its minute. Source: decisions-members (Communication). */
export function Saindo({ comunicacao: { id, versao, titulo, saiEm }, onOver }: SaindoProps) {
  const cancelar = useSubmit(orpc.comunicacoes.cancelar, {
    onSuccess: () => {
      notify.success(messages.cancelada);
      onOver();
    },
    onError: (error) => notify.error(error),
  });
  const cancel = () => cancelar.mutate({ id, versao });
  return <SaindoEm titulo={titulo} saiEm={saiEm} busy={cancelar.isPending} onCancel={cancel} onOver={onOver} />;
}
