/** The bell's notices of data subjects' requests. Source: decisions-members (Mails). */
import { defineNotice } from '@sede/domain/manifest';

export const PEDIDOS_TITULAR_AVISOS = {
  dossiePronto: defineNotice<{ nome: string }>({
    tipo: 'dossie_pronto',
    order: 320,
    rotulo: 'o dossiê que pedi estiver pronto',
    para: 'filiados.dossie',
    texto: ({ nome }) => `O dossiê de ${nome} está pronto para ser entregue`,
    caminho: ([id]) => `/filiados/lgpd?ver=${id}`,
  }),
  anonimizacaoPedida: defineNotice<{ por: string }>({
    tipo: 'anonimizacao_pedida',
    order: 321,
    rotulo: 'uma anonimização esperar por outra pessoa',
    para: 'filiados.anonimizar',
    texto: ({ por }) => `${por} pediu a anonimização de uma ficha: falta uma segunda pessoa`,
    caminho: ([id]) => `/filiados/lgpd?ver=${id}`,
  }),
};
