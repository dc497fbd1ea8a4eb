/**
 * Exits, returns, more time, corrections: each holds the employee, then the assets, then its own row, and asks of the assets what any movement
 * asks (`moveBens`).
 *
 * Who takes an asset is an employee, kept with the name as it was, or a typed name. Errors: `plataforma.invalido` at the field,
 * `.versao_conflito`, `.nao_encontrado`, `bens.descartado`, `.devolvido` (422), `.ja_fora` (409), `fluxos.retornado` (409).
 * Source: spec 3 §5; decisions-sindical-contratos-patrimonio (Flow); invariants D2, D3.
 */
import type { InputOf } from '@sede/domain/contract';
import { formatHoraBr } from '@sede/domain/kernel';
import {
  fluxosErrors as errors,
  faltasDoFluxo,
  faltasDoRetorno,
  fluxosMessages as messages,
  motivoNaoRetornar,
} from '@sede/domain/modules/patrimonio/fluxos';
import type { fluxosContract } from '@sede/domain/modules/patrimonio/fluxos/contract';
import { FUNCIONARIO_REFERENCIA } from '#modules/financeiro/funcionarios/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import { changedOnly, references, refuseCampos } from '#platform/records/index.ts';
import { moveBens, movimentoDaCorrecao, readNomes } from '../bens/index.ts';
import { emitirTermos } from '../patrimonio.termos.ts';
import { fluxos } from './fluxo.record.ts';

type Contract = typeof fluxosContract;

const holdFuncionario = references({ idFuncionario: FUNCIONARIO_REFERENCIA });

/** Day and hour on the wall in São Paulo. */
const agora = ({ today, now }: Pick<WriteContext, 'today' | 'now'>) => ({ dia: today, hora: formatHoraBr(now) });

/** Of an employee the name as it is, and no address of its own: theirs is asked when a mail goes out. */
async function quemLevou(
  { tx }: WriteContext,
  quem: { idFuncionario: string | null; responsavel: string | null; email: string | null },
) {
  const { idFuncionario, responsavel, email } = quem;
  if (idFuncionario === null) return { idFuncionario, responsavel: responsavel ?? '', email };
  const nomes = await readNomes(tx, 'funcionarios', [idFuncionario]);
  return { idFuncionario, responsavel: nomes.get(idFuncionario) ?? responsavel ?? '', email: null };
}

export async function createFluxos(ctx: WriteContext, input: InputOf<Contract['create']>) {
  const { bens: ids = [], idFuncionario = null, responsavel = null, email = null, dataSaida = null } = input;
  const { horaSaida = null, previsao = null, dataRetorno = null, horaRetorno = null, jaRetornou = false } = input;
  const quem = { idFuncionario, responsavel, email };
  const saida = { dataSaida, horaSaida, previsao };
  refuseCampos(
    faltasDoFluxo({ bens: ids.length, ...quem, ...saida, retornou: jaRetornou, dataRetorno, horaRetorno }, agora(ctx)),
  );
  await holdFuncionario(ctx.tx, { idFuncionario });
  await moveBens(ctx, ids, { movimento: jaRetornou ? 'registro' : 'saida', campo: 'bens' });
  const levou = await quemLevou(ctx, quem);
  const { motivoMovimentacao = null, estadoPatrimonio = null, estadoRetorno = null } = input;
  // Not finished: nothing of a return stays, whatever was sent.
  const retorno = jaRetornou ? { dataRetorno, horaRetorno, estadoRetorno } : {};
  const comum = { ...levou, motivoMovimentacao, ...saida, estadoPatrimonio, ...retorno, autor: ctx.actor.nome };
  const criados = await fluxos.insertMany(
    ctx,
    ids.map((bemId) => ({ ...comum, bemId })),
  );
  if (!jaRetornou) {
    const entregues = criados.map((um) => ({ bemId: um.bemId, fluxoId: um.id }));
    await emitirTermos(ctx, { origem: 'saida', entregues, quem: levou });
  }
  return { ids: criados.map(({ id }) => id) };
}

/** The asset, then the flow. */
async function lockFluxo(ctx: WriteContext, id: string) {
  const { bemId } = await fluxos.linha(ctx, id);
  await moveBens(ctx, [bemId], { movimento: 'retorno' });
  const row = await fluxos.lock(ctx, { id });
  // It was corrected to another asset meanwhile.
  if (row.bemId !== bemId) throw await fluxos.conflict(ctx, row);
  return row;
}

/** The state before the version: who comes second learns what happened. */
async function lockAberto(ctx: WriteContext, { id, versao }: { id: string; versao: number }) {
  const row = await lockFluxo(ctx, id);
  if (motivoNaoRetornar(row)) throw errors.retornado();
  if (row.versao !== versao) throw await fluxos.conflict(ctx, row);
  return row;
}

export async function retornar(ctx: WriteContext, { id, versao, ...input }: InputOf<Contract['retornar']>) {
  const row = await lockAberto(ctx, { id, versao });
  const { dataRetorno = null, horaRetorno = null, estadoRetorno = null } = input;
  refuseCampos(faltasDoRetorno({ dataRetorno, horaRetorno }, row, agora(ctx)));
  const conferido = row.aConferir.filter((campo) => campo !== 'bemId');
  await fluxos.update(ctx, { id, versao }, { dataRetorno, horaRetorno, estadoRetorno, aConferir: conferido });
  return fluxos.get(ctx, id);
}

export async function prorrogar(ctx: WriteContext, { id, versao, previsao }: InputOf<Contract['prorrogar']>) {
  const { dataSaida } = await lockAberto(ctx, { id, versao });
  if (previsao < ctx.today) refuseCampos({ previsao: messages.previsaoPassada });
  if (dataSaida !== null && previsao < dataSaida) refuseCampos({ previsao: messages.previsaoAntes });
  await fluxos.update(ctx, { id, versao }, { previsao });
  return fluxos.get(ctx, id);
}

export async function updateFluxo(ctx: WriteContext, { id, versao, ...enviados }: InputOf<Contract['update']>) {
  await holdFuncionario(ctx.tx, enviados);
  const antes = await fluxos.linha(ctx, id);
  const sent = Object.fromEntries(
    Object.entries(enviados).filter(([, value]) => value !== undefined),
  ) as typeof enviados;
  const { bemId = antes.bemId, dataRetorno = antes.dataRetorno } = sent;
  const movimento = movimentoDaCorrecao('saida', antes, { bemId, dataRetorno });
  await moveBens(ctx, [bemId], { movimento, exceto: id, deixa: antes.bemId });
  const row = await fluxos.lock(ctx, { id, versao });
  if (row.bemId !== antes.bemId) throw await fluxos.conflict(ctx, row);
  const inteiro = { ...row, ...sent, bemId };
  const retornou = inteiro.dataRetorno !== null;
  refuseCampos(faltasDoFluxo({ ...inteiro, bens: 1, retornou }, agora(ctx)));
  const levou = await quemLevou(ctx, inteiro);
  const retorno = retornou ? {} : { horaRetorno: null, estadoRetorno: null };
  const novos = changedOnly(row, { ...sent, bemId, ...levou, ...retorno });
  await fluxos.update(ctx, { id, versao }, { ...novos, ...(row.aConferir.length > 0 && { aConferir: [] }) });
  return fluxos.get(ctx, id);
}
