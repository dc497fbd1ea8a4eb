/** Binds duplicates and merges to their services. */
import { duplicadosContract } from '@sede/domain/modules/filiados/duplicados/contract';
import type { UsuariosDeps } from '#modules/acesso/usuarios/index.ts';
import { routes } from '#platform/api/index.ts';
import { readHandlers } from '#platform/records/index.ts';
import { comparar } from './duplicados.comparar.ts';
import { confirmUnificacao, distinguish, proposeUnificacao, refuseUnificacao } from './duplicados.service.ts';
import { listPares, readDestino } from './duplicados.views.ts';
import { unificacoes } from './unificacao.record.ts';

export const duplicadosRoutes = ({ usuarios }: { usuarios: UsuariosDeps }) =>
  routes(
    duplicadosContract,
    {
      ...readHandlers(unificacoes),
      pares: listPares,
      comparar,
      destino: readDestino,
      distinguir: distinguish,
      create: proposeUnificacao,
      confirmar: (ctx, input) => confirmUnificacao(usuarios, ctx, input),
      recusar: refuseUnificacao,
    },
    { record: unificacoes },
  );
