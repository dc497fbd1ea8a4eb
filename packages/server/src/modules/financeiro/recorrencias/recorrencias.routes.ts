/** Binds the recurring expenses' operations to their services. */
import { PROPOSTA_FIELDS, type Proposta } from '@sede/domain/modules/financeiro/recorrencias';
import { recorrenciasContract } from '@sede/domain/modules/financeiro/recorrencias/contract';
import { routes } from '#platform/api/index.ts';
import { allRows, readPage, readTotals } from '#platform/db/list/index.ts';
import { exportReply, fieldColumns } from '#platform/exports/index.ts';
import { recordHandlers } from '#platform/records/index.ts';
import { confirmarProposta, confirmarPropostas, desfazerPulo, pularPropostas } from './propostas.service.ts';
import { type PropostaLinha, propostasQuery, toProposta } from './propostas.views.ts';
import { recorrencias } from './recorrencia.record.ts';
import {
  createRecorrencia,
  desabilitarRecorrencia,
  habilitarRecorrencia,
  pausarRecorrencia,
  reajustarRecorrencia,
  removeRecorrencia,
  retomarRecorrencia,
  updateRecorrencia,
} from './recorrencias.service.ts';
import { readMeses } from './recorrencias.views.ts';

/** Columns of the spreadsheet. */
const EXPORTADOS = [
  'itemDespesa',
  'nomeBeneficiario',
  'descricao',
  'tipoDespesa',
  'centroCusto',
  'frequencia',
  'diaVencimento',
  'primeiroMes',
  'ultimoMes',
  'tipoValor',
  'valor',
  'valorAnterior',
  'valorDesde',
  'meioPagamento',
  'tipoDocumento',
  'proximoVencimento',
  'atrasadas',
  'pausadaDesde',
  'desabilitado',
] as const;
const colunasDasPropostas = fieldColumns<Proposta>(
  PROPOSTA_FIELDS,
  Object.keys(PROPOSTA_FIELDS) as (keyof Proposta & string)[],
);

type Somas = { valor: number };

export const recorrenciasRoutes = routes(
  recorrenciasContract,
  {
    ...recordHandlers(recorrencias, {
      nome: 'recorrencias',
      titulo: 'Despesas recorrentes',
      exporta: EXPORTADOS,
    }),
    meses: (ctx, { id }) => readMeses(ctx, id),
    create: createRecorrencia,
    update: updateRecorrencia,
    remove: removeRecorrencia,
    habilitar: habilitarRecorrencia,
    desabilitar: desabilitarRecorrencia,
    reajustar: reajustarRecorrencia,
    pausar: pausarRecorrencia,
    retomar: retomarRecorrencia,
    async propostas(ctx, input) {
      const page = await readPage<PropostaLinha, Somas>(ctx.db, input, await propostasQuery(ctx, input));
      return { ...page, itens: page.itens.map((linha) => toProposta(linha, ctx.today)) };
    },
    async totaisPropostas(ctx, filter) {
      return readTotals<Somas>(ctx.db, await propostasQuery(ctx, filter));
    },
    async exportarPropostas(ctx, { formato, ordem, ...filter }) {
      const rows = allRows(await propostasQuery(ctx, filter), ordem);
      return exportReply<Proposta, PropostaLinha>(ctx, {
        formato,
        nome: 'despesas-recorrentes',
        titulo: 'Despesas recorrentes',
        columns: colunasDasPropostas,
        rows,
        prepare: async (linhas) => linhas.map((linha) => toProposta(linha, ctx.today)),
      });
    },
    confirmar: confirmarProposta,
    confirmarVarias: confirmarPropostas,
    pular: pularPropostas,
    desfazerPulo,
  },
  { record: recorrencias },
);
