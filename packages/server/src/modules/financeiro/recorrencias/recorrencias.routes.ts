/** Binds the recurring expenses' operations to their services. */
import {
  PROPOSTA_FIELDS,
  type Proposta,
  RECORRENCIA_FIELDS,
  RECORRENCIA_MES_FIELDS,
} from '@sede/domain/modules/financeiro/recorrencias';
import { recorrenciasContract } from '@sede/domain/modules/financeiro/recorrencias/contract';
import { routes } from '#platform/api/index.ts';
import { readHistory } from '#platform/audit/index.ts';
import { allRows, readPage, readTotals } from '#platform/db/list/index.ts';
import { exportReply, fieldColumns } from '#platform/exports/index.ts';
import { confirmarProposta, confirmarPropostas, desfazerPulo, pularPropostas } from './propostas.service.ts';
import { type PropostaLinha, propostasQuery, toProposta } from './propostas.views.ts';
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
import {
  nomesReferidos,
  type RecorrenciaLinha,
  readMeses,
  readRecorrencia,
  recorrenciasQuery,
  toRecorrencia,
} from './recorrencias.views.ts';

const HISTORY_TABLES = { recorrencias: RECORRENCIA_FIELDS, recorrencias_meses: RECORRENCIA_MES_FIELDS };
const NOMES = {
  itemDespesa: PROPOSTA_FIELDS.itemDespesa,
  nomeBeneficiario: PROPOSTA_FIELDS.nomeBeneficiario,
  proximoVencimento: { rotulo: 'Próximo vencimento', tipo: 'data' },
  atrasadas: { rotulo: 'Propostas atrasadas', tipo: 'inteiro' },
} as const;
const columns = fieldColumns<RecorrenciaLinha>({ ...RECORRENCIA_FIELDS, ...NOMES }, [
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
]);
const colunasDasPropostas = fieldColumns<Proposta>(
  PROPOSTA_FIELDS,
  Object.keys(PROPOSTA_FIELDS) as (keyof Proposta & string)[],
);

type Somas = { valor: number };

export const recorrenciasRoutes = routes(recorrenciasContract, {
  async list({ db, today }, input) {
    const page = await readPage<RecorrenciaLinha>(db, input, await recorrenciasQuery(db, input, today));
    return { ...page, itens: page.itens.map((linha) => toRecorrencia(linha, today)) };
  },
  async totals({ db, today }, filter) {
    return readTotals<Record<never, never>>(db, await recorrenciasQuery(db, filter, today));
  },
  async export(ctx, { formato, ordem, ...filter }) {
    const rows = allRows(await recorrenciasQuery(ctx.db, filter, ctx.today), ordem);
    return exportReply<RecorrenciaLinha>(ctx, {
      formato,
      nome: 'recorrencias',
      titulo: 'Despesas recorrentes',
      columns,
      rows,
    });
  },
  get: ({ db, today }, { id }) => readRecorrencia(db, id, today),
  async history({ db, today }, { id }) {
    await readRecorrencia(db, id, today);
    const names = (ids: string[]) => nomesReferidos(db, ids);
    return readHistory(db, { modulo: 'recorrencias', registroId: id, tables: HISTORY_TABLES, names });
  },
  async meses({ db, today }, { id }) {
    await readRecorrencia(db, id, today);
    return { itens: await readMeses(db, id) };
  },
  create: createRecorrencia,
  update: updateRecorrencia,
  remove: removeRecorrencia,
  habilitar: habilitarRecorrencia,
  desabilitar: desabilitarRecorrencia,
  reajustar: reajustarRecorrencia,
  pausar: pausarRecorrencia,
  retomar: retomarRecorrencia,
  async propostas({ db, today }, input) {
    const page = await readPage<PropostaLinha, Somas>(db, input, await propostasQuery(db, input, today));
    return { ...page, itens: page.itens.map((linha) => toProposta(linha, today)) };
  },
  async totaisPropostas({ db, today }, filter) {
    return readTotals<Somas>(db, await propostasQuery(db, filter, today));
  },
  async exportarPropostas(ctx, { formato, ordem, ...filter }) {
    const rows = allRows(await propostasQuery(ctx.db, filter, ctx.today), ordem);
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
});
