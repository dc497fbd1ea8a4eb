/** What is done with an inventory at the desk: ended, taken back, its offers answered. Each asks first what cannot be undone. */
import { PATRIMONIO } from '@sede/domain/modules/patrimonio/bens';
import {
  type InventarioCompleto,
  type LinhaDoInventario,
  inventariosMessages as messages,
} from '@sede/domain/modules/patrimonio/inventarios';
import { messageOf, orpc, useSubmit } from '#platform/api/index.ts';
import { navigate } from '#platform/routing/index.ts';
import { confirm, notify } from '#platform/ui/index.ts';

export function useInventario({ id, versao, nome, fora, naoEncontrados }: InventarioCompleto) {
  const { mutateAsync: encerrar } = useSubmit(orpc.inventarios.encerrar);
  const { mutateAsync: remove } = useSubmit(orpc.inventarios.remove);
  return {
    async encerrar() {
      const { confirmed } = await confirm({
        title: messages.encerrar,
        message: messages.confirmaEncerrar(nome, fora + naoEncontrados),
        details: [messages.nadaSozinho],
        confirmLabel: messages.encerrar,
        run: () => encerrar({ id, versao }),
      });
      if (confirmed) notify.success(messages.encerrado);
    },
    async remover() {
      const { confirmed } = await confirm({
        title: 'Excluir inventário',
        message: messages.confirmaExcluir(nome),
        confirmLabel: 'Excluir',
        danger: true,
        run: () => remove({ id, versao }),
      });
      if (!confirmed) return;
      notify.success(messages.excluido);
      await navigate(PATRIMONIO.inventarios, { replace: true });
    },
  };
}

/** A reading made by mistake is taken back, whoever made it, while the inventory is open. */
export function useLeituras({ id }: Pick<InventarioCompleto, 'id'>) {
  const { mutateAsync: remover } = useSubmit(orpc.inventarios.removerLeitura, { alsoInvalidates: ['bens'] });
  return {
    async removerLeitura(leitura: string, numero: string) {
      const { confirmed } = await confirm({
        title: messages.excluirLeitura,
        message: messages.confirmaExcluirLeitura(numero),
        confirmLabel: messages.excluirLeitura,
        danger: true,
        run: () => remover({ id, leitura }),
      });
      if (confirmed) notify.success(messages.leituraExcluida);
    },
  };
}

const FEITO = {
  setor: messages.setorAceito,
  nao_localizado: messages.naoLocalizado,
} as const;

export function useDecisao({ id }: Pick<InventarioCompleto, 'id'>) {
  const { mutate, isPending } = useSubmit(orpc.inventarios.decidir, {
    alsoInvalidates: ['bens'],
    onSuccess: ({ decisao }) =>
      notify.success(decisao === 'dispensado' || decisao === null ? messages.dispensado : FEITO[decisao]),
    onError: (error) => notify.error(messageOf(error)),
  });
  const decide = ({ bem }: LinhaDoInventario, resposta: 'aceitar' | 'dispensar') =>
    bem && mutate({ id, bem, resposta });
  return { decide, isPending };
}
