/** The bell's notices of mailings. Source: decisions-members (Mails). */
import { defineNotice } from '@sede/domain/manifest';

interface Titulada {
  titulo: string;
}
const pagina = ([id]: readonly string[]) => `/comunicacao/${id}`;

export const COMUNICACOES_AVISOS = {
  pedida: defineNotice<Titulada & { por: string }>({
    tipo: 'comunicacao_pedida',
    order: 330,
    rotulo: 'uma comunicação esperar pela minha aprovação',
    para: 'comunicacao.aprovar',
    texto: ({ por, titulo }, n) =>
      n === 1 ? `${por} pediu a aprovação da comunicação “${titulo}”` : `${n} comunicações esperam aprovação`,
    caminho: pagina,
  }),
  aprovada: defineNotice<Titulada & { por: string }>({
    tipo: 'comunicacao_aprovada',
    order: 331,
    rotulo: 'uma comunicação minha for aprovada',
    para: 'comunicacao.enviar',
    texto: ({ por, titulo }) => `${por} aprovou a comunicação “${titulo}”`,
    caminho: pagina,
  }),
  negada: defineNotice<Titulada & { por: string; motivo: string }>({
    tipo: 'comunicacao_negada',
    order: 332,
    rotulo: 'uma comunicação minha for negada',
    para: 'comunicacao.enviar',
    texto: ({ por, titulo }) => `${por} negou a comunicação “${titulo}”`,
    detalhe: ({ motivo }) => motivo,
    caminho: pagina,
  }),
  enviada: defineNotice<Titulada & { enviadas: number; problemas: number }>({
    tipo: 'comunicacao_enviada',
    order: 333,
    rotulo: 'uma comunicação minha terminar de sair',
    para: 'comunicacao.enviar',
    texto: ({ titulo }) => `A comunicação “${titulo}” terminou de sair`,
    detalhe: ({ enviadas, problemas }) =>
      problemas === 0 ? `${enviadas} mensagens` : `${enviadas} mensagens; ${problemas} a conferir`,
    caminho: pagina,
  }),
  interrompida: defineNotice<Titulada & { por: string }>({
    tipo: 'comunicacao_interrompida',
    order: 334,
    rotulo: 'uma comunicação minha for interrompida',
    para: 'comunicacao.enviar',
    texto: ({ por, titulo }) => `${por} interrompeu a comunicação “${titulo}”`,
    caminho: pagina,
  }),
};
