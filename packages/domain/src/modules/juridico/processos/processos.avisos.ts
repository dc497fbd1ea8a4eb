/** The bell's notices of cases: to the union when one waits for its statement, to the office when it was given. Source: decisions-legal (Mail: notices). */
import { defineNotice } from '@sede/domain/manifest';

export const PROCESSOS_AVISOS = {
  enviado: defineNotice<{ numero: string; por: string }>({
    tipo: 'processo_para_manifestacao',
    order: 330,
    rotulo: 'um processo for enviado para manifestação',
    para: 'processos.editar',
    texto: ({ numero, por }) => `${por} enviou o processo ${numero} para manifestação`,
    caminho: ([id]) => `/juridico/processos/${id}`,
  }),
  respondido: defineNotice<{ numero: string; por: string }>({
    tipo: 'processo_manifestado',
    order: 331,
    rotulo: 'houver manifestação num processo do meu escritório',
    para: 'processos.registrar',
    texto: ({ numero, por }) => `${por} incluiu uma manifestação no processo ${numero}`,
    caminho: ([id]) => `/juridico/processos/${id}`,
  }),
};
