/** Notices to who sent a survey: all went out. Source: decisions-members (Mails: sent, to the author). */
import { defineNotice } from '@sede/domain/manifest';

interface Enviada {
  quantas: number;
}

export const PESQUISAS_AVISOS = {
  enviada: defineNotice<Enviada>({
    tipo: 'pesquisa_enviada',
    order: 330,
    rotulo: 'uma pesquisa que você enviou tiver saído toda',
    para: 'pesquisas.enviar',
    texto: ({ quantas }, registros) =>
      registros > 1 ? `${registros} pesquisas foram enviadas` : `A pesquisa foi enviada a ${quantas} filiados`,
    caminho: (registros) => `/Satisfacao/enviadas${registros.length === 1 ? `?registro=${registros[0]}` : ''}`,
  }),
};
