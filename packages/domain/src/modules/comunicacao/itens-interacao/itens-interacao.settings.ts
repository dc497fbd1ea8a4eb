/** The ways in which the union talks to somebody, as items suggest them and interactions keep them. Source: decisions §3; decisions-members (Interactions). */
import { defineSection } from '@sede/domain/manifest';

/** What an interaction is whose way nobody told. */
export const TIPO_OUTRO = 'Outro';

export const INTERACOES_SECTION = defineSection({
  valor: 'interacoes',
  order: 54,
  rotulo: 'Interações',
  ajuda: 'Tipos de interação com os filiados.',
  settings: {
    tiposInteracao: {
      tipo: 'lista',
      rotulo: 'Tipos de interação',
      ajuda: 'Oferecidos a quem registra uma interação.',
      permissao: 'interacoes.registrar',
      desabilitadas: 'tiposInteracaoDesabilitados',
      fixas: [TIPO_OUTRO],
      padrao: ['Telefone', 'E-mail', 'WhatsApp', 'Presencial', 'Carta', TIPO_OUTRO],
    },
    tiposInteracaoDesabilitados: {
      tipo: 'desabilitadas',
      rotulo: 'Tipos de interação desabilitados',
      ajuda: 'Não são oferecidos em registros novos; os antigos os mantêm, e os filtros também.',
      fixas: [TIPO_OUTRO],
      padrao: [],
    },
  },
});
export const interacoesSettings = INTERACOES_SECTION.settings;
