import { pesquisasMessages as messages, type Pesquisa } from '@sede/domain/modules/comunicacao/pesquisas';
import { SaindoEm } from '#modules/comunicacao/comunicacoes/index.ts';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { notify } from '#platform/ui/index.ts';

/** A survey that is held for its minute. Source: decisions-members (Survey: confirm as above). */
export function Saindo({ pesquisa: { id, versao, saiEm }, onOver }: { pesquisa: Pesquisa; onOver: () => void }) {
  const cancelar = useSubmit(orpc.pesquisas.cancelar, {
    onSuccess: () => {
      notify.success(messages.cancelada);
      onOver();
    },
    onError: (error) => notify.error(error),
  });
  const cancel = () => cancelar.mutate({ id, versao });
  return (
    <SaindoEm titulo={messages.formulario} saiEm={saiEm} busy={cancelar.isPending} onCancel={cancel} onOver={onOver} />
  );
}
