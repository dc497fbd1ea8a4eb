/** Cases to filter members by, from three letters or digits on; who searches is written down. Source: spec 2 §2; decisions-legal (Privacy). */
import { MIN_LETRAS_PROCESSO, comunicacoesMessages as messages } from '@sede/domain/modules/comunicacao/comunicacoes';
import { api } from '#platform/api/index.ts';
import type { RecordSource } from '#platform/ui/index.ts';

export const processosSource: RecordSource = {
  minLetters: MIN_LETRAS_PROCESSO,
  nothing: messages.nenhumProcesso,
  search: async (busca, signal) => {
    const { itens } = await api.comunicacoes.processos({ busca }, { signal });
    return itens.map(({ id, numero, titulo }) => ({ value: id, label: numero, detail: titulo }));
  },
  resolve: async (ids) => {
    const { itens } = await api.processos.options({ ids });
    return itens.map(({ id, numero, tipo }) => ({ value: id, label: numero ?? tipo }));
  },
};
