/**
 * A calculation is computed here, whatever the screen showed, and kept with its author; several are compared; the author deletes.
 *
 * Errors: at the field what is no number or a divisor of zero (400), `sindex.comparar_quantos`, `.comparar_tipos` (422),
 * `sindex.de_outro` (403), 404 for a calculation that is not there. Source: spec 3 §2.14, §9; decisions §9; decisions-sindical (Sindex).
 */
import type { InputOf } from '@sede/domain/contract';
import {
  type CalculoGuardado,
  COMPARA_ATE,
  COMPARA_DE,
  CUSTO_FILIADO,
  custoFiliado,
  decimalParaBanco,
  sindexErrors as errors,
  VIABILIDADE,
  viabilidade,
} from '@sede/domain/modules/sindical/sindex';
import type { sindexContract } from '@sede/domain/modules/sindical/sindex/contract';
import { countAtivos } from '#modules/filiados/numeros/index.ts';
import type { ReadContext, WriteContext } from '#platform/api/index.ts';
import { calculos } from './calculo.record.ts';

type Contract = typeof sindexContract;

export const readAtivos = async (ctx: ReadContext) => ({ ativos: await countAtivos(ctx) });

export async function compareCalculos(ctx: ReadContext, { ids }: InputOf<Contract['comparar']>) {
  const wanted = [...new Set(ids)];
  if (wanted.length < COMPARA_DE || wanted.length > COMPARA_ATE) throw errors.comparar_quantos();
  const itens: CalculoGuardado[] = [];
  for (const id of wanted) itens.push(await calculos.get(ctx, id));
  if (new Set(itens.map(({ calculo }) => calculo)).size > 1) throw errors.comparar_tipos();
  return { itens };
}

const deQuem = ({ actor }: WriteContext) => ({ autorId: actor.usuarioId, autorNome: actor.nome });

export async function createViabilidade(ctx: WriteContext, dados: InputOf<Contract['createViabilidade']>) {
  const { id } = await calculos.insert(ctx, {
    ...dados,
    ...deQuem(ctx),
    calculo: VIABILIDADE,
    usoReal: decimalParaBanco(dados.usoReal),
    usoEsperado: decimalParaBanco(dados.usoEsperado),
    nota: decimalParaBanco(dados.nota),
    resultado: decimalParaBanco(viabilidade(dados)),
  });
  return calculos.get(ctx, id);
}

export async function createCusto(ctx: WriteContext, dados: InputOf<Contract['createCusto']>) {
  const resultado = decimalParaBanco(custoFiliado(dados));
  const { id } = await calculos.insert(ctx, { ...dados, ...deQuem(ctx), calculo: CUSTO_FILIADO, resultado });
  return calculos.get(ctx, id);
}

export async function removeCalculo(ctx: WriteContext, seen: InputOf<Contract['remove']>) {
  const row = await calculos.lock(ctx, seen);
  if (row.autorId !== ctx.actor.usuarioId) throw errors.de_outro();
  await calculos.remove(ctx, row);
  return { id: seen.id };
}
