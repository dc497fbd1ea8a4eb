/** Binds the members' operations to their services. */
import { filiadosContract } from '@sede/domain/modules/filiados/filiados/contract';
import { routes } from '#platform/api/index.ts';
import { readingOf, recordHandlers } from '#platform/records/index.ts';
import { filiados } from './filiado.record.ts';
import { openFiliado, readRestritos } from './filiados.acesso.ts';
import { attachFicha, removeAnexoDaFicha } from './filiados.anexos.ts';
import { readCep } from './filiados.cep.ts';
import { exportFiliados } from './filiados.export.ts';
import { removeFiliado } from './filiados.remove.ts';
import { createFiliado, updateFiliado } from './filiados.service.ts';
import { listParecidos, readPorCpf } from './filiados.views.ts';
import {
  desfazerDesfiliacao,
  desfazerFalecimento,
  desfiliar,
  filiar,
  registrarFalecimento,
} from './filiados.vinculo.ts';

export const filiadosRoutes = routes(
  filiadosContract,
  {
    ...recordHandlers(filiados, { nome: 'filiados', titulo: 'Filiados' }),
    export: exportFiliados,
    get: openFiliado,
    reading: (ctx, { id }) => readingOf(filiados, ctx, id, openFiliado(ctx, { id })),
    restritos: readRestritos,
    porCpf: readPorCpf,
    parecidos: listParecidos,
    cep: (ctx, { cep }) => readCep(ctx, cep),
    create: createFiliado,
    update: updateFiliado,
    remove: removeFiliado,
    anexar: attachFicha,
    removerAnexo: removeAnexoDaFicha,
    filiar,
    desfiliar,
    desfazerDesfiliacao,
    registrarFalecimento,
    desfazerFalecimento,
  },
  { record: filiados },
);
