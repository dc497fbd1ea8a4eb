/** The bell's notices of merges. Source: decisions-members (Merge). */
import { defineNotice } from '@sede/domain/manifest';

const proposta = ([id]: readonly string[]) => `/filiados/duplicados/propostas?ver=${id}`;

export const DUPLICADOS_AVISOS = {
  proposta: defineNotice<{ por: string }>({
    tipo: 'unificacao_proposta',
    order: 330,
    rotulo: 'uma unificação de fichas esperar por outra pessoa',
    para: 'filiados.unificar',
    texto: ({ por }, registros) =>
      registros > 1
        ? `${por} propôs ${registros} unificações de fichas: falta uma segunda pessoa`
        : `${por} propôs a unificação de duas fichas: falta uma segunda pessoa`,
    caminho: proposta,
  }),
  decidida: defineNotice<{ por: string; feita: boolean }>({
    tipo: 'unificacao_decidida',
    order: 331,
    rotulo: 'uma unificação que propus for decidida',
    para: 'filiados.unificar',
    texto: ({ por, feita }) => `${por} ${feita ? 'confirmou' : 'recusou'} a unificação de fichas que você propôs`,
    caminho: proposta,
  }),
};
