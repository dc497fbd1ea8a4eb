/** Binds the operations of the audit trail and the access log to their reads. Exports are streamed and logged. */
import type { Entrada } from '@sede/domain/modules/sistema/auditoria';
import { auditoriaContract } from '@sede/domain/modules/sistema/auditoria/contract';
import { routes } from '#platform/api/index.ts';
import { allRows, readPage, readTotals } from '#platform/db/list/index.ts';
import { exportReply } from '#platform/exports/index.ts';
import type { Jobs } from '#platform/jobs/index.ts';
import { type AcessoRow, acessosColunas, acessosQuery, comTexto } from './acessos.views.ts';
import { AUDITORIA_COLUNAS, auditoriaQuery, emPalavras, readPessoas } from './auditoria.views.ts';
import { readCadeia, requestVerificacao } from './cadeia.ts';

type Raw = Parameters<typeof emPalavras>[2][number];

export const auditoriaRoutes = ({ enqueue }: { enqueue: Jobs['enqueue'] }) =>
  routes(auditoriaContract, {
    async list({ db, services: { directory } }, input) {
      const page = await readPage<Raw>(db, input, auditoriaQuery(directory, input));
      return { ...page, itens: await emPalavras(db, directory, page.itens) };
    },
    totals: ({ db, services }, filter) =>
      readTotals<Record<never, never>>(db, auditoriaQuery(services.directory, filter)),
    export: (ctx, { formato, ordem, ...filter }) =>
      exportReply<Entrada, Raw>(ctx, {
        formato,
        nome: 'auditoria',
        titulo: 'Auditoria',
        columns: AUDITORIA_COLUNAS,
        rows: allRows(auditoriaQuery(ctx.services.directory, filter), ordem),
        prepare: (batch) => emPalavras(ctx.db, ctx.services.directory, batch),
      }),
    pessoas: ({ db }, input) => readPessoas(db, input),
    areas: async ({ services }) => ({ itens: [...services.directory.audited] }),
    async acessos({ db, services }, input) {
      const page = await readPage<AcessoRow>(db, input, acessosQuery(input));
      return { ...page, itens: page.itens.map((row) => comTexto(services.directory, row)) };
    },
    acessosTotais: ({ db }, filter) => readTotals<Record<never, never>>(db, acessosQuery(filter)),
    exportarAcessos: (ctx, { formato, ordem, ...filter }) =>
      exportReply<AcessoRow>(ctx, {
        formato,
        nome: 'acessos',
        titulo: 'Acessos',
        columns: acessosColunas(ctx.services.directory),
        rows: allRows(acessosQuery(filter), ordem),
      }),
    cadeia: ({ db }) => readCadeia(db),
    verificar: (ctx) => requestVerificacao(enqueue, ctx),
  });
