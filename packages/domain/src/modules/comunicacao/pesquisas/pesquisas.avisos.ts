/**
 * Notices of surveys: one waits for another person, was decided, held up, is all out. Source: decisions-members (Mails).
 *
 * Nothing is ever told of an answer.
 */
import { defineNotice } from '@sede/domain/manifest';

const pagina = (registros: readonly string[]) =>
  `/Satisfacao/enviadas${registros.length === 1 ? `?registro=${registros[0]}` : ''}`;

export const PESQUISAS_AVISOS = {
  enviada: defineNotice<{ quantas: number }>({
    tipo: 'pesquisa_enviada',
    order: 336,
    rotulo: 'uma pesquisa que você enviou tiver saído toda',
    para: 'pesquisas.enviar',
    texto: ({ quantas }, registros) =>
      registros > 1 ? `${registros} pesquisas foram enviadas` : `A pesquisa foi enviada a ${quantas} filiados`,
    caminho: pagina,
  }),
  pedida: defineNotice<{ por: string; quantas: number }>({
    tipo: 'pesquisa_pedida',
    order: 337,
    rotulo: 'uma pesquisa esperar pela minha aprovação',
    para: 'pesquisas.aprovar',
    texto: ({ por, quantas }, registros) =>
      registros > 1
        ? `${registros} pesquisas esperam aprovação`
        : `${por} pediu a aprovação de uma pesquisa a ${quantas} filiados`,
    caminho: pagina,
  }),
  aprovada: defineNotice<{ por: string }>({
    tipo: 'pesquisa_aprovada',
    order: 338,
    rotulo: 'uma pesquisa minha for aprovada',
    para: 'pesquisas.enviar',
    texto: ({ por }) => `${por} aprovou a pesquisa`,
    caminho: pagina,
  }),
  negada: defineNotice<{ por: string; motivo: string }>({
    tipo: 'pesquisa_negada',
    order: 339,
    rotulo: 'uma pesquisa minha for negada',
    para: 'pesquisas.enviar',
    texto: ({ por }) => `${por} negou a pesquisa`,
    detalhe: ({ motivo }) => motivo,
    caminho: pagina,
  }),
  interrompida: defineNotice<{ por: string }>({
    tipo: 'pesquisa_interrompida',
    order: 340,
    rotulo: 'uma pesquisa minha for interrompida',
    para: 'pesquisas.enviar',
    texto: ({ por }) => `${por} interrompeu o envio da pesquisa`,
    caminho: pagina,
  }),
};
