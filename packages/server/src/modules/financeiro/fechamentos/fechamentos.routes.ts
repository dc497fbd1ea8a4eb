/** Binds the month closing's operations to their services. */
import {
  LANCAMENTO_CAIXA_FIELDS as LANCAMENTO,
  type LancamentoCaixa,
  ROTULO_LANCAMENTO_CAIXA,
} from '@sede/domain/modules/financeiro/fechamentos';
import { fechamentosContract } from '@sede/domain/modules/financeiro/fechamentos/contract';
import { namesNoRecord, routes } from '#platform/api/index.ts';
import { allRows, readPage } from '#platform/db/list/index.ts';
import { exportReply, fieldColumns } from '#platform/exports/index.ts';
import type { Jobs } from '#platform/jobs/index.ts';
import { readFinanceiro } from '../financeiro.actor.ts';
import { toMes } from './fechamento.mes.ts';
import { fechamentos } from './fechamento.record.ts';
import { downloadRelatorio } from './fechamento.relatorio.ts';
import { readDepois } from './fechamentos.depois.ts';
import { fecharMes, reabrirMes } from './fechamentos.service.ts';
import { listAno } from './fechamentos.store.ts';
import { readConferencia } from './fechamentos.views.ts';
import { baixarArquivo, readArquivo, requestArquivo } from './prestacao.arquivo.ts';
import { downloadDocumentos } from './prestacao.documentos.ts';
import { lancamentosQuery } from './prestacao.linhas.ts';
import { readPrestacao } from './prestacao.views.ts';

const LANCAMENTO_COLUMNS = [
  ...fieldColumns<LancamentoCaixa>(LANCAMENTO, ['data']),
  {
    titulo: LANCAMENTO.lancamento.rotulo,
    tipo: 'texto' as const,
    valor: (row: LancamentoCaixa) => ROTULO_LANCAMENTO_CAIXA[row.lancamento],
  },
  ...fieldColumns<LancamentoCaixa>(LANCAMENTO, ['item', 'descricao', 'pessoa', 'documento', 'anexos', 'valor']),
];
const MESES = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** `enqueue`: the queue, which takes the PDF of a period in the request's transaction. */
export const fechamentosRoutes = ({ enqueue }: { enqueue: Jobs['enqueue'] }) =>
  routes(
    fechamentosContract,
    {
      async meses(ctx, { ano }) {
        const { actor, today } = ctx;
        const { periodoFinanceiro: days } = await readFinanceiro(ctx.db);
        const closings = await listAno(ctx, ano);
        const months = MESES.map((mes) => `${ano}-${mes}`);
        return { itens: months.map((mes) => toMes(mes, closings.get(mes), { actor, today, days })) };
      },
      conferencia: (ctx, { mes }) => readConferencia(ctx, mes),
      fechar: fecharMes,
      reabrir: reabrirMes,
      depois: readDepois,
      relatorio: downloadRelatorio,
      prestacao: (ctx, periodo) => readPrestacao(ctx, periodo),
      lancamentos: ({ db }, input) => readPage<LancamentoCaixa, { valor: number }>(db, input, lancamentosQuery(input)),
      exportarLancamentos: (ctx, { formato, ordem, ...filter }) =>
        exportReply<LancamentoCaixa>(ctx, {
          formato,
          nome: 'prestacao-de-contas',
          titulo: 'Por caixa',
          columns: LANCAMENTO_COLUMNS,
          rows: allRows(lancamentosQuery(filter), ordem),
        }),
      documentos: downloadDocumentos,
      arquivo: readArquivo,
      gerarArquivo: (ctx, periodo) => requestArquivo(enqueue, ctx, periodo),
      baixarArquivo,
      history: (ctx, asked) => fechamentos.history(ctx, asked),
    },
    {
      record: fechamentos,
      except: { baixarArquivo: namesNoRecord('a job of the queue: only who asked for the file finds it (404)') },
    },
  );
