/** Settings in the search over everything: by name, explanation and group. Source: issue 3 (Ctrl K). */
import { matchesSearch } from '@sede/domain/kernel';
import {
  CHAVES_CONFIGURACAO,
  CONFIGURACOES,
  GRUPOS_CONFIGURACAO,
  type GrupoConfiguracao,
} from '@sede/domain/modules/sistema/configuracoes';
import type { SearchHit, SearchSource } from '#platform/search/index.ts';

const rotuloDoGrupo = (grupo: GrupoConfiguracao) =>
  GRUPOS_CONFIGURACAO.find(({ valor }) => valor === grupo)?.rotulo ?? '';

const NAMES: SearchHit[] = CHAVES_CONFIGURACAO.map((chave) => ({
  id: chave,
  titulo: CONFIGURACOES[chave].rotulo,
  detalhe: rotuloDoGrupo(CONFIGURACOES[chave].grupo),
}));

export const configuracoesSource: SearchSource = {
  fonte: 'configuracoes',
  permission: 'configuracoes.ver',
  async find(_ctx, busca, limite) {
    const called = NAMES.filter(({ titulo, detalhe }) => matchesSearch(`${titulo} ${detalhe}`, busca));
    const explained = NAMES.filter(
      (hit) => !called.includes(hit) && matchesSearch(CONFIGURACOES[hit.id as keyof typeof CONFIGURACOES].ajuda, busca),
    );
    return [...called, ...explained].slice(0, limite);
  },
};
