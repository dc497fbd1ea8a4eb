/** Binds the operations of deadlines to their services. */
import { prazosMessages as messages } from '@sede/domain/modules/juridico/prazos';
import { prazosContract } from '@sede/domain/modules/juridico/prazos/contract';
import { routes } from '#platform/api/index.ts';
import { recordHandlers } from '#platform/records/index.ts';
import { prazos } from './prazo.record.ts';
import { manter, readRecalculos, recalcular } from './prazos.recalculos.ts';
import { cancelar, createPrazo, cumprir, listResponsaveis, updatePrazo } from './prazos.service.ts';

export const prazosRoutes = routes(
  prazosContract,
  {
    ...recordHandlers(prazos, {
      nome: 'prazos',
      titulo: messages.titulo,
      exporta: [
        ...(['vencimento', 'titulo', 'processo', 'tribunal', 'escritorio', 'responsavel'] as const),
        ...(['tipoContagem', 'publicacao', 'dias', 'estado', 'nota', 'motivo', 'encerradoEm'] as const),
      ],
    }),
    responsaveis: listResponsaveis,
    recalculos: readRecalculos,
    create: createPrazo,
    update: updatePrazo,
    cumprir,
    cancelar,
    recalcular,
    manter,
  },
  { record: prazos },
);
