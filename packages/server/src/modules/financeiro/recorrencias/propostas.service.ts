/**
 * Proposals confirmed, each a real expense through the expenses' own service, or skipped with a reason.
 *
 * The model's row is locked, so that of two people who confirm one month at once the second gets an error; the database
 * enforces it as well (one outcome a month). The radar of the expenses does not take the series' other months for the
 * same bill. Many at once: each is done or refused on its own, in the order of model and month.
 * Errors: `recorrencias.mes_feito`, `.mudou`, `.estado`, those of `createDespesa`. Source: issue 4; decision 028.
 */
import type { InputOf } from '@sede/domain/contract';
import { SedeError } from '@sede/domain/kernel';
import { despesasErrors } from '@sede/domain/modules/financeiro/despesas';
import {
  descricaoDoMes,
  recorrenciasMessages as messages,
  motivoForaDaProposta,
  recorrenciasErrors,
  vencimentoDoMes,
} from '@sede/domain/modules/financeiro/recorrencias';
import type { recorrenciasContract } from '@sede/domain/modules/financeiro/recorrencias/contract';
import { createDespesa } from '#modules/financeiro/despesas/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import { inSavepoint } from '#platform/many/index.ts';
import { type RecorrenciaRow, recorrencias } from './recorrencia.record.ts';
import { deletePulo, insertMes, mesesFeitos } from './recorrencias.store.ts';

type Contract = typeof recorrenciasContract;
type Confirmada = Omit<InputOf<Contract['confirmar']>, 'id' | 'versao' | 'mes'>;
interface Vista {
  id: string;
  versao: number;
  mes: string;
}

/** The model with this month open, held until the transaction ends, and the expenses of its other months. */
async function lockMes(ctx: WriteContext, { id, versao, mes }: Vista) {
  const row = await recorrencias.lock(ctx, { id });
  const feitos = await mesesFeitos(ctx.tx, id);
  if (feitos.has(mes)) throw recorrenciasErrors.mes_feito({ values: { mes } });
  if (row.versao !== versao) throw recorrenciasErrors.mudou();
  const motivo = motivoForaDaProposta(row, mes, ctx.today);
  if (motivo !== null) throw recorrenciasErrors.estado({ values: { motivo } });
  return { row, irmas: [...feitos.values()].filter((despesa) => despesa !== null) };
}

async function registrar(ctx: WriteContext, vista: Vista, dados: (row: RecorrenciaRow) => Confirmada) {
  const { row, irmas } = await lockMes(ctx, vista);
  const { ids, avisos } = await createDespesa(ctx, { ...dados(row), numeroParcelas: 1 }, { ids: irmas });
  const [despesaId] = ids;
  if (despesaId === undefined) throw new Error('An expense that was registered has an id.');
  await insertMes(ctx.tx, vista.id, vista.mes, { despesaId });
  return { idDespesa: despesaId, avisos };
}

export async function confirmarProposta(ctx: WriteContext, input: InputOf<Contract['confirmar']>) {
  const { id, versao, mes, ...dados } = input;
  return registrar(ctx, { id, versao, mes }, () => dados);
}

const porRecorrenciaEMes = (a: Vista, b: Vista) => (`${a.id}${a.mes}` < `${b.id}${b.mes}` ? -1 : 1);

/**
 * In a batch there are no fields to mark, nor a place to give a reason for a look-alike: the row's message says both.
 */
function explicada({ code, message, campos }: SedeError): string {
  if (code === despesasErrors.parecida.code) return `${message} ${messages.confirmarSozinha}`;
  return campos ? [...new Set(Object.values(campos))].join(' ') : message;
}

/** What became of one: the expense, with what is odd about its contract; null of a month that was skipped. */
interface Feita {
  idDespesa: string | null;
  avisos: string[];
}

async function cadaUma<V extends Vista>(
  ctx: WriteContext,
  propostas: readonly V[],
  act: (proposta: V) => Promise<Feita>,
) {
  const feitas: ({ id: string; mes: string } & Feita)[] = [];
  const recusadas: { id: string; mes: string; code: string; message: string }[] = [];
  for (const proposta of propostas.toSorted(porRecorrenciaEMes)) {
    const { id, mes } = proposta;
    try {
      feitas.push({ id, mes, ...(await inSavepoint(ctx, () => act(proposta))) });
    } catch (error) {
      if (!(error instanceof SedeError)) throw error;
      recusadas.push({ id, mes, code: error.code, message: explicada(error) });
    }
  }
  return { feitas, recusadas };
}

export const confirmarPropostas = (ctx: WriteContext, { propostas }: InputOf<Contract['confirmarVarias']>) =>
  cadaUma(ctx, propostas, ({ valor, numeroDocumento, ...vista }) =>
    registrar(ctx, vista, (row) => ({
      idItemDespesa: row.idItemDespesa,
      idBeneficiario: row.idBeneficiario,
      tipoDespesa: row.tipoDespesa,
      centroCusto: row.centroCusto,
      descricao: descricaoDoMes(row.descricao, vista.mes),
      relacaoEvento: row.relacaoEvento,
      idEvento: row.idEvento,
      relacaoContrato: row.relacaoContrato,
      idContrato: row.idContrato,
      dataVencimento: vencimentoDoMes(vista.mes, row.diaVencimento),
      meioPagamento: row.meioPagamento,
      tipoDocumento: row.tipoDocumento,
      valor,
      numeroDocumento,
    })),
  );

export const pularPropostas = (ctx: WriteContext, { propostas, motivo }: InputOf<Contract['pular']>) =>
  cadaUma(ctx, propostas, async (vista) => {
    await lockMes(ctx, vista);
    await insertMes(ctx.tx, vista.id, vista.mes, { motivoPulo: motivo });
    return { idDespesa: null, avisos: [] };
  });

export async function desfazerPulo(ctx: WriteContext, { id, versao, mes }: InputOf<Contract['desfazerPulo']>) {
  await recorrencias.lock(ctx, { id, versao });
  if (!(await deletePulo(ctx.tx, id, mes))) {
    throw recorrenciasErrors.estado({ values: { motivo: 'nao_pulado' } });
  }
  return recorrencias.get(ctx, id);
}
