/**
 * Assets are registered and changed. What a class asks for is asked of the whole record at each save, so that what came over incomplete is
 * completed when it is next edited; a discarded one is read only, but for its files.
 *
 * Errors: `plataforma.invalido` at the field, `.versao_conflito`, `.nao_encontrado`, `bens.descartado`, `.devolvido` (422), `.fora`,
 * `.em_manutencao`, `.numero_repetido`, `.movimentado` (409), those of files. Source: spec 3 §4, §5; decisions-sindical-contratos-patrimonio
 * (Assets); invariants D1, D2, D5.
 */
import type { InputOf } from '@sede/domain/contract';
import {
  type DadosDoBem,
  bensErrors as errors,
  faltasDoBem,
  isFinal,
  motivoNaoExcluirBem,
  type SituacaoDoBem,
  situacaoInicial,
} from '@sede/domain/modules/patrimonio/bens';
import type { bensContract } from '@sede/domain/modules/patrimonio/bens/contract';
import type { WriteContext } from '#platform/api/index.ts';
import { constraintOf, isUniqueViolation } from '#platform/db/index.ts';
import { releaseAnexos } from '#platform/files/index.ts';
import { changedOnly, refuseCampos } from '#platform/records/index.ts';
import { bens } from './bem.record.ts';
import { termosDaAlocacao } from './bens.alocar.ts';
import { addAnexos } from './bens.anexos.ts';
import { holdUsuario, refusePalavras } from './bens.checks.ts';
import { moveBens, refuseFinal } from './bens.movimento.ts';
import { arquivosDoBem } from './bens.store.ts';
import { readBem } from './bens.views.ts';

type Contract = typeof bensContract;
type Campos = Omit<InputOf<Contract['update']>, 'id' | 'versao' | 'anexos'>;

/** Of two that save the same number at once the database keeps one. */
export async function refusingNumero<T>(n: string | null, write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (!isUniqueViolation(error) || constraintOf(error) !== 'bens_numero') throw error;
    const recusado = errors.numero_repetido({ values: { n: n ?? '' } });
    throw errors.numero_repetido({ values: { n: n ?? '' }, campos: { nPatrimonio: recusado.message } });
  }
}

type Conferido = DadosDoBem & { tipoObjeto: string };
function checkDados(dados: DadosDoBem, hoje: string): asserts dados is Conferido {
  refuseCampos(faltasDoBem(dados, hoje));
}

export async function createBem(ctx: WriteContext, { classe, anexos = [], ...input }: InputOf<Contract['create']>) {
  const { tipoObjeto = null, nPatrimonio = null, empresa = null, cnpj = null, responsavel = null } = input;
  const { dataAlocacao = null, retorno = null, dataAquisicao = null, garantiaAte = null, idUsuario = null } = input;
  const situacaoBase = input.situacaoBase ?? situacaoInicial(classe, idUsuario !== null);
  const dataDescarte = isFinal(situacaoBase) ? (input.dataDescarte ?? null) : null;
  const dados: DadosDoBem = {
    ...{
      classe,
      tipoObjeto,
      nPatrimonio,
      empresa,
      cnpj,
      responsavel,
      dataAlocacao,
      retorno,
      situacaoBase,
      dataDescarte,
    },
    ...{ dataAquisicao, garantiaAte },
  };
  checkDados(dados, ctx.today);
  await refusePalavras(ctx, input);
  await holdUsuario(ctx.tx, { idUsuario });
  const {
    setorAlocado = null,
    nSerie = null,
    descricaoBem = null,
    especificacao = null,
    valorAquisicao = null,
  } = input;
  const { id } = await refusingNumero(
    nPatrimonio,
    bens.insert(ctx, {
      ...dados,
      ...{ situacaoBase, idUsuario, setorAlocado, nSerie, descricaoBem, especificacao, valorAquisicao },
      ...{ dataCadastro: ctx.now, autor: ctx.actor.nome },
    }),
  );
  await addAnexos(ctx, id, anexos);
  if (idUsuario !== null) await termosDaAlocacao(ctx, idUsuario, [id]);
  return readBem(ctx, id);
}

/** What the word that is set brings with it; the end is asked of the asset as of any movement. */
async function camposDaSituacao(
  ctx: WriteContext,
  id: string,
  { antes, depois, dataDescarte }: { antes: SituacaoDoBem; depois: SituacaoDoBem; dataDescarte: string | null },
) {
  if (!isFinal(depois)) return { situacaoBase: depois, dataDescarte: null };
  await moveBens(ctx, [id], { movimento: 'fim' });
  return { situacaoBase: depois, dataDescarte, situacaoAntes: antes };
}

export async function updateBem(
  ctx: WriteContext,
  { id, versao, anexos = [], ...enviados }: InputOf<Contract['update']>,
) {
  if (enviados.idUsuario) await holdUsuario(ctx.tx, enviados);
  const row = await bens.lock(ctx, { id });
  refuseFinal(row);
  if (row.versao !== versao) throw await bens.conflict(ctx, row);
  const situacaoBase = enviados.situacaoBase ?? row.situacaoBase;
  // What was sent over what is there; nothing that was not sent.
  const sent = Object.fromEntries(Object.entries(enviados).filter(([, value]) => value !== undefined)) as Campos;
  const inteiro = { ...row, ...sent, situacaoBase };
  const dataDescarte = isFinal(situacaoBase) ? inteiro.dataDescarte : null;
  const dados: DadosDoBem = { ...inteiro, dataDescarte };
  checkDados(dados, ctx.today);
  await refusePalavras(ctx, enviados, row);
  const situacao = await camposDaSituacao(ctx, id, { antes: row.situacaoBase, depois: situacaoBase, dataDescarte });
  const usuario = sent.idUsuario === undefined ? {} : { usuarioNome: null };
  const novos = changedOnly(row, { ...sent, tipoObjeto: dados.tipoObjeto, ...usuario, ...situacao });
  await refusingNumero(
    dados.nPatrimonio,
    bens.update(ctx, { id, versao }, { ...novos, ...(row.aConferir.length > 0 && { aConferir: [] }) }),
  );
  await addAnexos(ctx, id, anexos);
  if (sent.idUsuario && sent.idUsuario !== row.idUsuario) await termosDaAlocacao(ctx, sent.idUsuario, [id]);
  return readBem(ctx, id);
}

export async function removeBem(ctx: WriteContext, { id, versao, motivo }: InputOf<Contract['remove']>) {
  await bens.lock(ctx, { id, versao });
  if (motivoNaoExcluirBem(await bens.get(ctx, id))) throw errors.movimentado();
  const anexos = await arquivosDoBem.listAnexoIds(ctx.tx, [id]);
  await ctx.reason(motivo);
  await bens.remove(ctx, { id, versao });
  await releaseAnexos(ctx.tx, await arquivosDoBem.orphanAnexos(ctx.tx, anexos), ctx.now);
  return { id };
}
