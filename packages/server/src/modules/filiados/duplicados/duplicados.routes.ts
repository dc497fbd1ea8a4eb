/** Binds duplicates and merges to their services. */
import { duplicadosContract } from '@sede/domain/modules/filiados/duplicados/contract';
import type { UsuariosDeps } from '#modules/acesso/usuarios/index.ts';
import { routes } from '#platform/api/index.ts';
import { readingOf } from '#platform/records/index.ts';
import { comparar } from './duplicados.comparar.ts';
import { confirmUnificacao, distinguish, proposeUnificacao, refuseUnificacao } from './duplicados.service.ts';
import { listPares, readDestino } from './duplicados.views.ts';
import { unificacoes } from './unificacao.record.ts';

export const duplicadosRoutes = ({ usuarios }: { usuarios: UsuariosDeps }) =>
  routes(
    duplicadosContract,
    {
      list: (ctx, input) => unificacoes.page(ctx, input, unificacoes.query(ctx, input)),
      totals: (ctx, filter) => unificacoes.totals(ctx, unificacoes.query(ctx, filter)),
      get: (ctx, { id }) => unificacoes.get(ctx, id),
      reading: (ctx, { id }) => readingOf(unificacoes, ctx, id, unificacoes.get(ctx, id)),
      history: (ctx, asked) => unificacoes.history(ctx, asked),
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
