/** What the bell tells of themes. Source: decisions-sindical-contratos-patrimonio (Themes: Official data: after 24 h one notice). */
import { defineNotice } from '@sede/domain/manifest';
import { CASAS, type CasaDaProposicao } from './proposicao.lists.ts';
import { TEMAS_LISTA, temaPath } from './temas.name.ts';

export const TEMAS_AVISOS = {
  semDadosOficiais: defineNotice<{ casa: CasaDaProposicao }>({
    tipo: 'temas_sem_dados_oficiais',
    order: 340,
    rotulo: 'os dados oficiais de temas deixarem de chegar',
    para: 'temas.editar',
    texto: ({ casa }, temas) =>
      `Os dados abertos ${CASAS[casa].de} não chegam há mais de 24 horas: ${temas === 1 ? '1 tema' : `${temas} temas`}`,
    detalhe: () => 'O que já se sabia continua nos temas. As consultas seguem.',
    caminho: ([id, ...outros]) => (id !== undefined && outros.length === 0 ? temaPath(id) : TEMAS_LISTA),
  }),
};
