/** To whoever decides corrections: a member asked for one. The value is not said. Source: decisions-members (Mails). */
import { defineNotice } from '@sede/domain/manifest';
import { type CampoCorrigivel, ROTULO_DO_CAMPO } from './correcao.lists.ts';

export const CORRECOES_AVISOS = {
  pedida: defineNotice<{ nome: string; campo: CampoCorrigivel }>({
    tipo: 'correcao_pedida',
    order: 330,
    rotulo: 'um filiado pedir a correção da sua ficha',
    para: 'correcoes.decidir',
    texto: ({ nome, campo }, registros) =>
      registros > 1 ? `${registros} correções foram pedidas` : `${nome} pediu a correção de: ${ROTULO_DO_CAMPO[campo]}`,
    caminho: (registros) => `/filiados/correcoes${registros.length === 1 ? `?registro=${registros[0]}` : ''}`,
  }),
};
