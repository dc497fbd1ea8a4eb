/** The bell's notices of the payroll check: a run that ended. Source: decisions-members (Mails). */
import { defineNotice } from '@sede/domain/manifest';
import { consignacoesMessages } from './consignacoes.messages.ts';

interface Fim {
  /** 'AAAA-MM' */
  competencia: string;
  ocorrencias: number;
}
const mes = (competencia: string) => competencia.split('-').reverse().join('/');
const caminho = (_: readonly string[], { competencia }: Fim) => `/Consignacao?competencia=${competencia}`;

export const CONSIGNACOES_AVISOS = {
  finalizada: defineNotice<Fim>({
    tipo: 'consignacao_finalizada',
    order: 330,
    rotulo: 'a verificação que iniciei terminar',
    para: 'consignacao.verificar',
    texto: ({ competencia, ocorrencias }) =>
      `Verificação de ${mes(competencia)} terminada: ${ocorrencias === 1 ? 'uma ocorrência' : `${ocorrencias} ocorrências`}`,
    caminho,
  }),
  erro: defineNotice<Fim>({
    tipo: 'consignacao_erro',
    order: 331,
    rotulo: 'a verificação que iniciei terminar com erro',
    para: 'consignacao.verificar',
    texto: ({ competencia }) => `${mes(competencia)}: ${consignacoesMessages.erro}`,
    caminho,
  }),
};
