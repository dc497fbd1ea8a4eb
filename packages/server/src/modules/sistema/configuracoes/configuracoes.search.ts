/** Settings in the search over everything: by name, explanation and page. Source: issue 3 (Ctrl K). */
import { matchesSearch } from '@sede/domain/kernel';
import type { SearchSource } from '#platform/search/index.ts';

export const configuracoesSource: SearchSource = {
  fonte: 'configuracoes',
  permission: 'configuracoes.ver',
  async find({ services: { directory } }, busca, limite) {
    const all = directory.settingSections.flatMap(({ rotulo: pagina, settings }) =>
      Object.entries(settings).map(([id, { rotulo, ajuda }]) => ({ id, titulo: rotulo, detalhe: pagina, ajuda })),
    );
    const called = all.filter(({ titulo, detalhe }) => matchesSearch(`${titulo} ${detalhe}`, busca));
    const explained = all.filter((one) => !called.includes(one) && matchesSearch(one.ajuda, busca));
    return [...called, ...explained].slice(0, limite).map(({ id, titulo, detalhe }) => ({ id, titulo, detalhe }));
  },
};
