/** Binds the operations of the import of interactions. */
import { importacoesInteracaoContract } from '@sede/domain/modules/comunicacao/importacoes-interacao/contract';
import { sql } from 'kysely';
import { routes } from '#platform/api/index.ts';
import type { Jobs } from '#platform/jobs/index.ts';
import { type ImportacaoLinha, importacoes, presentImportacao } from './importacao.record.ts';
import {
  downloadModelo,
  exportProblemas,
  preview,
  readImportacao,
  receive,
  startImport,
  undoImport,
} from './importacoes-interacao.service.ts';

const LISTADAS = 20;

export const importacoesInteracaoRoutes = ({ enqueue }: { enqueue: Jobs['enqueue'] }) =>
  routes(
    importacoesInteracaoContract,
    {
      async recentes(ctx) {
        const order = sql`m.criado_em desc, m.id desc`;
        const conditions = [sql`m.estado <> 'previa'`];
        const linhas = await importacoes.some<ImportacaoLinha>(ctx, { conditions, order, limit: LISTADAS });
        return { itens: linhas.map(presentImportacao(ctx.today)) };
      },
      modelo: downloadModelo,
      receber: receive,
      get: readImportacao,
      prever: preview,
      problemas: exportProblemas,
      importar: (ctx, input) => startImport(enqueue, ctx, input),
      desfazer: undoImport,
    },
    { record: importacoes },
  );
