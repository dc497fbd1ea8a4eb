/**
 * Sending a survey: what it would do, then the sending itself, which waits a minute, or until another person approves.
 *
 * Whom it goes to is frozen at the confirmation, each with a link of their own; who stays out, with the reason. Another number than the one
 * that was shown is refused; a survey to mostly the same people within a day is asked again. Two sendings at once stand side by side; a
 * repeated request is one (idempotency). Errors: `pesquisas.sem_filiado`, `.sem_tipo`, `.tipo_inativo`, `.ninguem`, `.selecao_mudou`,
 * `.digite_o_numero`, `.repetida`.
 * Source: spec 2 §5, §8 (Survey); decisions-members (Survey, Communication).
 */
import type { InputOf } from '@sede/domain/contract';
import { addDays, newId } from '@sede/domain/kernel';
import {
  digitaNumero,
  NOMES_MOSTRADOS,
  precisaAprovar,
  REPETIDA_HORAS,
} from '@sede/domain/modules/comunicacao/comunicacoes';
import {
  PESQUISAS_AVISOS as avisos,
  type Conferencia,
  pesquisasErrors as errors,
  type Pesquisa,
  PRAZO_DIAS,
  pesquisasSettings,
  type TipoOferecido,
  type TipoPesquisa,
  tiposDe,
} from '@sede/domain/modules/comunicacao/pesquisas';
import type { pesquisasContract } from '@sede/domain/modules/comunicacao/pesquisas/contract';
import { sql } from 'kysely';
import { depoisDaEspera, readOpcoes } from '#modules/comunicacao/comunicacoes/index.ts';
import { notify } from '#modules/sistema/avisos/index.ts';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { ReadContext, WriteContext } from '#platform/api/index.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import { registerAcesso } from '#platform/personal-data/index.ts';
import { filiadosDaPesquisa } from './filiados-da-pesquisa.views.ts';
import { pesquisas } from './pesquisa.record.ts';
import { resumoDoToken, tokenDoConvite } from './pesquisa.segredos.ts';
import { type Alvo, countFora, listAlvos, temaDasPesquisas } from './pesquisas.destinatarios.ts';
import { textoDaPesquisa } from './pesquisas.mail.ts';

type Contract = typeof pesquisasContract;
type Opcoes = Awaited<ReturnType<typeof readOpcoes>>;
type Selecao = Pick<InputOf<Contract['conferir']>, 'ids' | 'filtro'>;

export const readTipos = async (db: Db | Tx): Promise<TipoOferecido[]> =>
  tiposDe(await readConfiguracoes(db, pesquisasSettings));

async function oferecidos(db: Db | Tx, tipos: readonly TipoPesquisa[]): Promise<TipoOferecido[]> {
  if (tipos.length === 0) throw errors.sem_tipo();
  const found = (await readTipos(db)).filter(({ tipo }) => tipos.includes(tipo));
  if (found.some(({ ativo }) => !ativo)) throw errors.tipo_inativo();
  return found;
}

/** Nobody is selected by default: an empty filter means everybody, no filter and no ids nobody. */
async function destinatarios(ctx: ReadContext, { ids, filtro }: Selecao, opcoes: Opcoes): Promise<Alvo[]> {
  if (filtro === undefined && !ids?.length) throw errors.sem_filiado();
  const { where } = filiadosDaPesquisa(filtro ?? { ids: ids ?? [] });
  const found = await listAlvos(ctx.db, where, temaDasPesquisas(opcoes));
  if (found.length === 0) throw errors.sem_filiado();
  return found;
}

export async function conferir(ctx: WriteContext, input: InputOf<Contract['conferir']>): Promise<Conferencia> {
  const opcoes = await readOpcoes(ctx.db, ctx.services.config);
  const todos = await destinatarios(ctx, input, opcoes);
  const formularios = await oferecidos(ctx.db, input.tipos);
  const recebem = todos.filter(({ motivo }) => motivo === null);
  const mail = { modo: input.modo, formularios, expiraEm: addDays(ctx.today, PRAZO_DIAS), lembrete: false };
  const { assunto, paragrafos, botao } = textoDaPesquisa(mail, recebem[0]?.nome ?? '');
  return {
    selecionados: todos.length,
    recebem: recebem.length,
    fora: countFora(todos),
    nomes: recebem.slice(0, NOMES_MOSTRADOS).map(({ nome }) => nome),
    aprovacao: precisaAprovar(recebem.length, opcoes.limite ?? 0),
    previa: { assunto, paragrafos, botao },
  };
}

async function freeze(ctx: WriteContext, pesquisaId: string, anonima: boolean, todos: readonly Alvo[]) {
  const secret = ctx.services.idempotencySecret;
  const linhas = todos.map((um) => {
    const id = newId();
    return { ...um, id, resumo: resumoDoToken(tokenDoConvite(secret, id)) };
  });
  const column = <K extends keyof (typeof linhas)[number]>(nome: K) => linhas.map((linha) => linha[nome]);
  await sql`
    insert into pesquisa_convites (id, pesquisa_id, anonima, filiado_id, casa, email, resumo, estado, motivo)
    select id, ${pesquisaId}::uuid, ${anonima}, filiado_id, casa, email, resumo,
      case when motivo is null then 'na_fila' else 'de_fora' end, motivo
    from unnest(${column('id')}::uuid[], ${column('filiadoId')}::uuid[], ${column('casa')}::text[], ${column('email')}::text[],
      ${column('resumo')}::bytea[], ${column('motivo')}::text[]) as n (id, filiado_id, casa, email, resumo, motivo)`.execute(
    ctx.tx,
  );
}

/** Of these people, how many were sent a survey within a day. */
async function countRepetidos({ tx, now }: WriteContext, recebem: readonly Alvo[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct c.filiado_id)::int as n from pesquisa_convites c join pesquisas p on p.id = c.pesquisa_id
    where c.filiado_id = any(${recebem.map(({ filiadoId }) => filiadoId)}::uuid[]) and c.estado <> 'de_fora'
      and p.criado_em > ${now}::timestamptz - make_interval(hours => ${REPETIDA_HORAS})`.execute(tx);
  return rows[0]?.n ?? 0;
}

export async function enviar(ctx: WriteContext, input: InputOf<Contract['enviar']>): Promise<Pesquisa> {
  const { tx, now, today, actor } = ctx;
  const opcoes = await readOpcoes(tx, ctx.services.config);
  const todos = await destinatarios(ctx, input, opcoes);
  const formularios = await oferecidos(tx, input.tipos);
  const alcancados = todos.filter(({ motivo }) => motivo === null);
  const recebem = alcancados.length;
  if (recebem === 0) throw errors.ninguem();
  if (recebem !== input.esperados) throw errors.selecao_mudou({ values: { a: input.esperados, b: recebem } });
  if (digitaNumero(recebem) && input.digitado !== recebem) {
    throw errors.digite_o_numero({ values: { numero: recebem } });
  }
  const repetidos = await countRepetidos(ctx, alcancados);
  if (!input.repetir && repetidos * 2 > recebem) throw errors.repetida({ values: { n: repetidos } });
  const espera = precisaAprovar(recebem, opcoes.limite ?? 0);
  const id = newId();
  await pesquisas.insert(ctx, {
    id,
    modo: input.modo,
    tipos: formularios.map(({ tipo }) => tipo),
    formularios: JSON.stringify(formularios.map(({ tipo, rotulo, externo }) => ({ tipo, rotulo, externo }))),
    estado: espera ? 'aguardando_aprovacao' : 'na_espera',
    esperados: recebem,
    saiEm: espera ? null : depoisDaEspera(now),
    expiraEm: addDays(today, PRAZO_DIAS),
    porNome: actor.nome,
  });
  await freeze(ctx, id, input.modo === 'anonima', todos);
  if (espera) {
    const dados = { por: actor.nome, quantas: recebem };
    await notify(ctx, { aviso: avisos.pedida, exceto: [actor.usuarioId], dados, registros: [id] });
  }
  await registerAcesso(ctx, {
    ato: 'enviar',
    tela: 'pesquisas',
    filiado: null,
    detalhe: { pesquisa: id, ...(input.filtro ? { filtro: input.filtro } : {}) },
    quantidade: recebem,
  });
  return pesquisas.get(ctx, id);
}
