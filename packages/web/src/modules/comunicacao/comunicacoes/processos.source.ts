/** Cases to filter members by, from three letters on. The legal area brings them; until then a search finds none. Source: spec 2 §2. */
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
  // An address names a case by its id alone, and nothing reads one by it.
  resolve: async () => [],
};
