/** Notice to whoever decides applications: one was signed. Source: decisions §6; decisions-members (Public application). */
import { defineNotice } from '@sede/domain/manifest';

interface Assinado {
  nome: string;
  protocolo: string;
}

export const PEDIDOS_AVISOS = {
  assinado: defineNotice<Assinado>({
    tipo: 'pedido_assinado',
    order: 300,
    rotulo: 'um pedido de filiação for assinado',
    para: 'pedidos-filiacao.decidir',
    texto: ({ nome, protocolo }, registros) =>
      registros > 1
        ? `${registros} pedidos de filiação foram assinados`
        : `${nome} assinou o pedido de filiação ${protocolo}`,
    caminho: (registros) => `/filiacao/pedidos${registros.length === 1 ? `?registro=${registros[0]}` : ''}`,
  }),
};
