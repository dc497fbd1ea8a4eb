/** Binds the applications' operations to their services. */
import { pedidosFiliacaoContract } from '@sede/domain/modules/filiados/pedidos-filiacao/contract';
import type { UsuariosDeps } from '#modules/acesso/usuarios/index.ts';
import { type ModuleRoutes, routes } from '#platform/api/index.ts';
import { recordHandlers } from '#platform/records/index.ts';
import { filiados } from '../filiados/index.ts';
import { pedidos } from './pedido.record.ts';
import { aceitar } from './pedidos-filiacao.aceitar.ts';
import { assinar, baixarTermo, enviarAssinado, readTermo } from './pedidos-filiacao.assinar.ts';
import { enviar } from './pedidos-filiacao.enviar.ts';
import { printEmBranco, printFiliado, printPedido } from './pedidos-filiacao.export.ts';
import { readCepPublico, readPagina } from './pedidos-filiacao.pagina.ts';
import { anexarFicha, recusar, reenviar } from './pedidos-filiacao.service.ts';
import { openPedido } from './pedidos-filiacao.views.ts';

export function pedidosFiliacaoRoutes(usuarios: UsuariosDeps): ModuleRoutes {
  const { list, totals, history } = recordHandlers(pedidos, { nome: 'pedidos-filiacao', titulo: 'Pedidos' });
  return routes(
    pedidosFiliacaoContract,
    {
      pagina: readPagina,
      cep: readCepPublico,
      enviar,
      termo: readTermo,
      assinar,
      baixarTermo,
      enviarAssinado,
      list,
      totals,
      history,
      get: openPedido,
      aceitar: aceitar(usuarios),
      recusar: recusar(usuarios),
      anexarFicha,
      reenviar: reenviar(usuarios),
      ficha: printPedido,
      fichaDoFiliado: printFiliado,
      fichaEmBranco: printEmBranco,
    },
    { record: pedidos, except: { fichaDoFiliado: filiados } },
  );
}
