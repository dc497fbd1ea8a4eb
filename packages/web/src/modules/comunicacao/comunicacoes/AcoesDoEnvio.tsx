import { Button } from '@mantine/core';
import { type Comunicacao, comunicacoesMessages as messages } from '@sede/domain/modules/comunicacao/comunicacoes';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { navigate } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { confirm, notify } from '#platform/ui/index.ts';
import { comunicacaoPath, ENVIADAS } from './comunicacoes.paths.ts';

const failed = { onError: (error: unknown) => void notify.error(error) };

/** What can be done now with a mailing: approve or deny, stop, go on, end, correct; with a draft: go on, throw away. */
export function AcoesDoEnvio({ comunicacao, onContinue }: { comunicacao: Comunicacao; onContinue: () => void }) {
  const { id, versao, pode, titulo } = comunicacao;
  const maySend = useCan('comunicacao.enviar');
  const alvo = { id, versao };
  const aprovar = useSubmit(orpc.comunicacoes.aprovar, {
    ...failed,
    onSuccess: ({ esperados }) => notify.success(`${messages.aprovada} ${messages.saemEm(esperados ?? 0)}`),
  });
  const negar = useSubmit(orpc.comunicacoes.negar);
  const interromper = useSubmit(orpc.comunicacoes.interromper, {
    ...failed,
    onSuccess: ({ contagem: { enviadas, arquivadas, naFila } }) =>
      notify.success(messages.interrompida(enviadas + arquivadas, naFila)),
  });
  const retomar = useSubmit(orpc.comunicacoes.retomar, {
    ...failed,
    onSuccess: () => notify.success(messages.retomada),
  });
  const encerrar = useSubmit(orpc.comunicacoes.encerrar);
  const corrigir = useSubmit(orpc.comunicacoes.corrigir, {
    ...failed,
    onSuccess: (rascunho) => void navigate(comunicacaoPath(rascunho.id)),
  });
  const remove = useSubmit(orpc.comunicacoes.remove);

  async function deny() {
    const { confirmed } = await confirm({
      title: 'Negar a comunicação',
      message: 'Ela volta a ser rascunho, com o motivo.',
      reasonLabel: 'Motivo',
      confirmLabel: messages.negar,
      danger: true,
      run: (motivo) => negar.mutateAsync({ ...alvo, motivo }),
    });
    if (confirmed) notify.success(messages.negada);
  }
  async function end() {
    const { confirmed } = await confirm({
      title: 'Encerrar o envio',
      message: 'As mensagens retidas não saem mais.',
      confirmLabel: messages.encerrar,
      danger: true,
      run: () => encerrar.mutateAsync(alvo),
    });
    if (confirmed) notify.success(messages.encerrada);
  }
  async function discard() {
    const { confirmed } = await confirm({
      title: 'Excluir rascunho',
      message: messages.excluir,
      details: titulo ? [titulo] : [],
      confirmLabel: 'Excluir',
      danger: true,
      run: () => remove.mutateAsync(alvo),
    });
    if (!confirmed) return;
    notify.success(messages.excluido);
    void navigate(ENVIADAS);
  }
  const simple = (
    label: string,
    submit: { isPending: boolean; mutate: (alvo: { id: string; versao: number }) => void },
  ) => (
    <Button variant="default" loading={submit.isPending} onClick={() => submit.mutate(alvo)}>
      {label}
    </Button>
  );
  return (
    <>
      {!pode.negar && (
        <Button variant="default" onClick={() => void deny()}>
          {messages.negar}
        </Button>
      )}
      {!pode.aprovar && (
        <Button loading={aprovar.isPending} onClick={() => aprovar.mutate(alvo)}>
          {messages.aprovar}
        </Button>
      )}
      {maySend && (
        <>
          {!pode.corrigir && simple(messages.corrigir, corrigir)}
          {!pode.encerrar && (
            <Button variant="default" onClick={() => void end()}>
              {messages.encerrar}
            </Button>
          )}
          {!pode.interromper && simple(messages.interromper, interromper)}
          {!pode.retomar && simple(messages.retomar, retomar)}
          {!pode.editar && (
            <>
              <Button variant="default" onClick={() => void discard()}>
                Excluir rascunho
              </Button>
              <Button onClick={onContinue}>{messages.continuar}</Button>
            </>
          )}
        </>
      )}
    </>
  );
}
