/**
 * Cases are made and changed by the legal editors. What a kind of case asks for is asked of the whole record at each save, so that what
 * came over incomplete is completed when it is next edited.
 *
 * Held in this order, as where an office hands over to another: the office, appointments, the case, what else it refers to, members, the year's
 * counter. A number that another live case of the office has is
 * refused unless it was confirmed; the unique index (a guard of the module) decides between two at once. Errors: `plataforma.invalido` at the field,
 * `processos.sem_digitos`, `.numero_invalido`, `.sem_filiados` (422), `.numero_repetido`, `.situacao` (409),
 * `plataforma.versao_conflito`. Source: spec 3 §4, §5; decisions-legal (Cases); invariants B6, B7, B10.
 */
import type { InputOf } from '@sede/domain/contract';
import { OBRIGATORIO } from '@sede/domain/kernel';
import {
  anoDoProcesso,
  type DadosDoProcesso,
  erroDoNumero,
  processosErrors as errors,
  faltasDoProcesso,
  processoMessages as messages,
  motivoNaoEditar,
  podeNomearAtendimentos,
  podeSerIndeterminado,
  readNumeroCnj,
  type SituacaoDoProcesso,
} from '@sede/domain/modules/juridico/processos';
import type { processosContract } from '@sede/domain/modules/juridico/processos/contract';
import { ESCRITORIO_REFERENCIA } from '#modules/juridico/escritorios/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import { references, refuseCampos } from '#platform/records/index.ts';
import { nextNumero } from '../juridico.numeros.ts';
import { holdAtendimentos, linkAtendimentos, readCitados } from '../juridico.processos.ts';
import { OBJETO_REFERENCIA } from '../objetos-processo/index.ts';
import { processos } from './processo.record.ts';
import { readCompleto } from './processos.andamentos.ts';
import {
  arquivosDoProcesso,
  countFiliados,
  findRepetido,
  holdEscritorio,
  holdFiliados,
  insertFiliados,
  readEscritorio,
  readFiliadosDe,
} from './processos.store.ts';

type Contract = typeof processosContract;
type Enviados = Omit<InputOf<Contract['update']>, 'id' | 'versao' | 'confirmarRepetido'>;

const checkReferences = references({ escritorioId: ESCRITORIO_REFERENCIA, objetoId: OBJETO_REFERENCIA });

export function refuseSituacao(motivo: { valores: { situacao: SituacaoDoProcesso } } | null): void {
  if (motivo) throw errors.situacao({ values: motivo.valores });
}

/** All that a person sets, as it stands before anything was. */
const VAZIO = {
  ...{
    numero: null,
    formatoAntigo: false,
    tribunalOrgao: null,
    dataProtocolo: null,
    escritorioId: null,
    objetoId: null,
  },
  ...{ movidoPeloSindicato: false, linkProcesso: null, valorCausa: null, natureza: null, tags: [] },
  ...{ pessoasTemDireito: null, publicarAcaoColetiva: false, titulo: null, filiadosIndeterminados: false, orgaos: [] },
  ...{ haveraComunicacao: false, relacionadoAtendimentos: false, atendimentos: [] },
} as const;

type Inteiro = Omit<DadosDoProcesso, 'tipo'> & {
  movidoPeloSindicato: boolean;
  pessoasTemDireito: string | null;
  haveraComunicacao: boolean;
};

/** What stands after the save: what was sent over what was there. A judicial number names its court. */
function depoisDe(
  tipo: DadosDoProcesso['tipo'],
  antes: Inteiro,
  enviados: Enviados,
): Inteiro & Pick<DadosDoProcesso, 'tipo'> {
  const sent = Object.fromEntries(Object.entries(enviados).filter(([, value]) => value !== undefined));
  // Only the fields of `Enviados`, each of its own type.
  const then = { ...antes, ...(sent as Partial<Inteiro>), tipo };
  const lido = tipo === 'Judicial' && then.numero !== null ? readNumeroCnj(then.numero) : null;
  const relacionado = then.relacionadoAtendimentos && podeNomearAtendimentos(tipo);
  return {
    ...then,
    tribunalOrgao: then.tribunalOrgao ?? lido?.tribunal?.sigla ?? null,
    formatoAntigo: then.formatoAntigo && tipo === 'Judicial',
    filiadosIndeterminados: then.filiadosIndeterminados && podeSerIndeterminado(tipo),
    ...(relacionado ? { relacionadoAtendimentos: true } : { relacionadoAtendimentos: false, atendimentos: [] }),
  };
}

function refuseDados(dados: DadosDoProcesso): void {
  refuseCampos(faltasDoProcesso(dados));
  const erro = erroDoNumero(dados);
  if (erro !== null) throw errors[erro]({ campos: { numero: errors[erro]().message } });
}

/** Of a checked record: both are there. */
const chaveDe = ({ tipo, numero, tribunalOrgao, escritorioId }: DadosDoProcesso) => ({
  ...{ tipo, tribunalOrgao },
  numero: numero ?? '',
  escritorioId: escritorioId ?? '',
});

/** Refuses, or says whether the number is a repeated one that was confirmed. */
async function checkRepetido(
  { tx }: WriteContext,
  dados: DadosDoProcesso,
  { menos, confirmado }: { menos: string | null; confirmado: boolean },
): Promise<boolean> {
  if (dados.tipo === 'Procedimento') return false;
  const outro = await findRepetido(tx, chaveDe(dados), menos);
  if (outro && !confirmado) throw errors.numero_repetido({ data: { processoId: outro.id, numero: outro.numero } });
  return outro !== undefined;
}

export async function checkFiliados({ tx }: WriteContext, filiados: readonly string[]): Promise<void> {
  if ((await holdFiliados(tx, filiados)).length < new Set(filiados).size)
    refuseCampos({ filiados: messages.filiadoInexistente });
}

const valores = ({
  tipo: _tipo,
  atendimentos: _nomeados,
  tags,
  orgaos,
  natureza,
  ...dados
}: Inteiro & Pick<DadosDoProcesso, 'tipo'>) => ({
  ...dados,
  ...{ natureza, tags: [...tags], orgaos: [...orgaos] },
});

export async function createProcesso(
  ctx: WriteContext,
  { tipo, filiados: pedidos, anexos = [], confirmarRepetido = false, ...enviados }: InputOf<Contract['create']>,
) {
  const { tx, now, today } = ctx;
  const filiados = [...new Set(pedidos)];
  // The union gives a procedimento its number.
  const dados = depoisDe(tipo, VAZIO, tipo === 'Procedimento' ? { ...enviados, numero: null } : enviados);
  refuseDados(dados);
  if (filiados.length === 0 && !dados.filiadosIndeterminados) refuseCampos({ filiados: OBRIGATORIO });
  await checkReferences(tx, dados);
  await holdAtendimentos(tx, { atendimentos: dados.atendimentos, filiados });
  await checkFiliados(ctx, filiados);
  const numeroConfirmado = await checkRepetido(ctx, dados, { menos: null, confirmado: confirmarRepetido });
  const escritorio = await readEscritorio(tx, chaveDe(dados).escritorioId);
  const numerado = tipo === 'Procedimento' ? await nextNumero(ctx, 'procedimento') : { ano: anoDoProcesso(dados) };
  const { id } = await processos.insert(ctx, {
    ...valores(dados),
    ...escritorio,
    ...{ tipo, numeroConfirmado, ...numerado },
    ...{ dataReferencia: dados.dataProtocolo ?? today, movimentadoEm: now },
  });
  await insertFiliados(tx, id, filiados);
  await linkAtendimentos(tx, id, dados.atendimentos);
  await arquivosDoProcesso.takeAnexos(ctx, anexos);
  await arquivosDoProcesso.linkAnexos(tx, [id], anexos);
  return readCompleto(ctx, id);
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

export async function updateProcesso(
  ctx: WriteContext,
  { id, versao, confirmarRepetido = false, ...enviados }: InputOf<Contract['update']>,
) {
  const { tx } = ctx;
  if (enviados.escritorioId) await holdEscritorio(tx, enviados.escritorioId);
  if (enviados.atendimentos) {
    await processos.refuseHidden(ctx, id);
    const filiados = await readFiliadosDe(tx, id);
    await holdAtendimentos(tx, { atendimentos: enviados.atendimentos, filiados, jaLigado: id });
  }
  const row = await processos.lock(ctx, { id });
  refuseSituacao(motivoNaoEditar(row));
  if (row.versao !== versao) throw await processos.conflict(ctx, row);
  const { numero, ...outros } = enviados;
  const dados = depoisDe(
    row.tipo,
    { ...row, atendimentos: await readCitados(tx, id) },
    row.tipo === 'Procedimento' ? outros : { ...outros, ...(numero !== undefined && { numero }) },
  );
  refuseDados(dados);
  if (!dados.filiadosIndeterminados && (await countFiliados(tx, id)) === 0) throw errors.sem_filiados();
  const moved = dados.escritorioId !== row.escritorioId;
  await checkReferences(tx, {
    escritorioId: moved ? dados.escritorioId : null,
    objetoId: dados.objetoId === row.objetoId ? null : dados.objetoId,
  });
  const chave = chaveDe(dados);
  const renumbered = !same(chave, chaveDe({ ...dados, ...row })) || row.aConferir.length > 0;
  const numeroConfirmado = renumbered
    ? await checkRepetido(ctx, dados, { menos: id, confirmado: confirmarRepetido })
    : row.numeroConfirmado;
  const novos = {
    ...valores(dados),
    ...(moved && (await readEscritorio(tx, chave.escritorioId))),
    ...(row.tipo === 'Procedimento' ? {} : { ano: anoDoProcesso(dados) }),
    ...{ numeroConfirmado, aConferir: [], dataReferencia: dados.dataProtocolo ?? row.dataReferencia },
  };
  const stood: Record<string, unknown> = { ...row };
  const changed = Object.fromEntries(Object.entries(novos).filter(([campo, value]) => !same(value, stood[campo])));
  await processos.update(ctx, row, changed);
  await linkAtendimentos(tx, id, dados.atendimentos);
  return readCompleto(ctx, id);
}
