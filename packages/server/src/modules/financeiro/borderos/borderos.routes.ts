/** Binds the payment batches' operations to their services. */
import { borderosContract } from '@sede/domain/modules/financeiro/borderos/contract';
import { routes } from '#platform/api/index.ts';
import { recordHandlers } from '#platform/records/index.ts';
import { borderos } from './bordero.record.ts';
import {
  ajustarDespesa,
  cancelarBordero,
  createBordero,
  incluirDespesas,
  liquidarBordero,
  retirarDespesa,
} from './borderos.service.ts';
import { readBorderoCompleto } from './borderos.views.ts';

export const borderosRoutes = routes(
  borderosContract,
  {
    ...recordHandlers(borderos, {
      nome: 'borderos',
      titulo: 'Borderôs',
      exporta: [
        'numero',
        'descricao',
        'situacao',
        'quantidade',
        'valor',
        'valorPago',
        'dataLiquidacao',
        'bancoLiquidacao',
        'numeroPagamento',
        'motivoCancelamento',
      ],
    }),
    get: (ctx, { id }) => readBorderoCompleto(ctx, id),
    create: createBordero,
    incluir: incluirDespesas,
    retirar: retirarDespesa,
    ajustar: ajustarDespesa,
    liquidar: liquidarBordero,
    cancelar: cancelarBordero,
  },
  { record: borderos },
);
