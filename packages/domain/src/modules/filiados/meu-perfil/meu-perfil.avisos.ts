/**
 * To whoever keeps the members: somebody says that they did not change their e-mail; a member took back a consent.
 * Source: decisions-members (Account, LGPD).
 */
import { defineNotice } from '@sede/domain/manifest';

export const MEU_PERFIL_AVISOS = {
  naoFuiEu: defineNotice<{ nome: string; desfeito: boolean }>({
    tipo: 'email_nao_fui_eu',
    order: 310,
    rotulo: 'um filiado disser que não trocou o seu e-mail',
    para: 'filiados.excluir',
    texto: ({ nome, desfeito }) =>
      desfeito
        ? `${nome} disse que não trocou o e-mail de acesso: o endereço antigo voltou`
        : `${nome} disse que não trocou o e-mail de acesso, e a troca não pôde ser desfeita`,
    caminho: ([id]) => (id ? `/filiados/${id}` : '/filiados'),
  }),
  consentimentoRetirado: defineNotice<{ nome: string; finalidade: string }>({
    tipo: 'consentimento_retirado',
    order: 312,
    rotulo: 'um filiado retirar um consentimento',
    para: 'pedidos-titular.ver',
    texto: ({ nome, finalidade }) => `${nome} retirou o consentimento: ${finalidade}`,
    caminho: ([id]) => (id ? `/filiados/${id}` : '/filiados'),
  }),
};
