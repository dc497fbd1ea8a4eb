/**
 * A draft is sent: asked once more, frozen in one statement, held for a minute or until another person approves.
 *
 * The row is locked on the version that was seen: of two people who press send at once one sends. Errors: `comunicacoes.*`.
 * Source: decisions-members (Communication).
 */
import type { InputOf } from '@sede/domain/contract';
import {
  COMUNICACOES_AVISOS as avisos,
  camposDe,
  digitaNumero,
  ESPERA_SEGUNDOS,
  comunicacoesErrors as errors,
  motivoNaoEnviar,
  precisaAprovar,
  REPETIDA_HORAS,
  type Selecao,
} from '@sede/domain/modules/comunicacao/comunicacoes';
import type { comunicacoesContract } from '@sede/domain/modules/comunicacao/comunicacoes/contract';
import { sql } from 'kysely';
import { notify } from '#modules/sistema/avisos/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import { registerAcesso } from '#platform/personal-data/index.ts';
import { comunicacoes } from './comunicacao.record.ts';
import { readOpcoes } from './comunicacoes.opcoes.ts';
import { countAlvos, freeze } from './comunicacoes.selection.ts';
import { refuse } from './comunicacoes.service.ts';
import { registerProcesso } from './comunicacoes.views.ts';
import { isBlank } from './sanitise.ts';

type Contract = typeof comunicacoesContract;
export type Row = Awaited<ReturnType<typeof comunicacoes.lock>>;

interface Pronta {
  titulo: string;
  tema: string;
  remetente: string;
  corpoHtml: string;
}

/** What a message must have to leave. Errors: `comunicacoes.incompleta`, `.remetente`, `.tema`, `.campo_desconhecido`. */
export async function checkMensagem(db: Db | Tx, row: Row, config: Parameters<typeof readOpcoes>[1]) {
  const { titulo, tema, remetente, corpoHtml } = row;
  const campos = {
    ...(titulo ? {} : { titulo: ' Obrigatório' }),
    ...(tema ? {} : { tema: ' Obrigatório' }),
    ...(remetente ? {} : { remetente: ' Obrigatório' }),
    ...(isBlank(corpoHtml) ? { corpoHtml: ' Obrigatório' } : {}),
  };
  if (!titulo || !tema || !remetente || isBlank(corpoHtml)) throw errors.incompleta({ campos });
  const { remetentes, temas } = await readOpcoes(db, config);
  const quem = remetentes.find(({ endereco }) => endereco === remetente);
  if (!quem) throw errors.remetente({ campos: { remetente: errors.remetente().message } });
  const assunto = temas.find(({ nome }) => nome === tema);
  if (!assunto) throw errors.tema({ campos: { tema: errors.tema().message } });
  const { desconhecidos } = camposDe(`${titulo} ${corpoHtml}`);
  if (desconhecidos.length > 0) {
    const erro = { values: { campos: desconhecidos.map((nome) => `{{${nome.replace(/<[^>]*>/g, '')}}}`).join(', ') } };
    throw errors.campo_desconhecido({ ...erro, campos: { corpoHtml: errors.campo_desconhecido(erro).message } });
  }
  const pronta: Pronta = { titulo, tema, remetente, corpoHtml };
  return { ...pronta, remetenteNome: quem.nome, assunto };
}

/** People of this sending who were sent the same title within a day. */
async function countRepetidos(tx: Tx, id: string, titulo: string, now: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct d.filiado_id)::int as n
    from comunicacoes c join comunicacao_destinatarios d on d.comunicacao_id = c.id and d.estado <> 'de_fora'
    join comunicacao_destinatarios n on n.comunicacao_id = ${id}::uuid and n.filiado_id = d.filiado_id and n.estado = 'na_fila'
    where c.id <> ${id}::uuid and sede.sem_acento(c.titulo) = sede.sem_acento(${titulo})
      and c.estado <> 'rascunho' and c.enviada_em > ${now}::timestamptz - make_interval(hours => ${REPETIDA_HORAS})`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
}

/** A placeholder that is empty for some; an empty name has its own word. */
async function checkVazios(tx: Tx, id: string, usados: readonly string[]): Promise<void> {
  for (const campo of usados.filter((one) => one === 'casa' || one === 'matricula')) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from comunicacao_destinatarios
      where comunicacao_id = ${id}::uuid and estado = 'na_fila' and btrim(valores ->> ${campo}) = ''`.execute(tx);
    const n = rows[0]?.n ?? 0;
    if (n > 0) throw errors.campo_vazio({ values: { campo: `{{${campo}}}`, n } });
  }
}

export const depoisDaEspera = (now: string) => new Date(Date.parse(now) + ESPERA_SEGUNDOS * 1000).toISOString();

export async function enviar(ctx: WriteContext, input: InputOf<Contract['enviar']>) {
  const { id, versao, esperados, numero, repetir = false } = input;
  const { tx, now, actor } = ctx;
  const row = await comunicacoes.lock(ctx, { id, versao });
  refuse(motivoNaoEnviar(row));
  const { titulo, corpoHtml, assunto } = await checkMensagem(tx, row, ctx.services.config);
  const recebem = await freeze(tx, id, { selecao: row.selecao as Selecao, tema: assunto }); // the schema's, as it was saved
  if (recebem === 0) throw errors.ninguem();
  if (recebem !== esperados) throw errors.selecao_mudou({ values: { a: esperados, b: recebem }, data: { recebem } });
  if (digitaNumero(recebem) && numero !== recebem) {
    const values = { n: recebem };
    throw errors.numero({ values, campos: { numero: errors.numero({ values }).message } });
  }
  await checkVazios(tx, id, camposDe(`${titulo} ${corpoHtml}`).usados);
  const repetidos = await countRepetidos(tx, id, titulo, now);
  if (!repetir && repetidos * 2 > recebem) throw errors.repetida({ values: { n: repetidos }, data: { repetidos } });

  const { limite } = await readOpcoes(tx, ctx.services.config);
  const espera = precisaAprovar(recebem, limite ?? 0);
  await comunicacoes.update(ctx, row, {
    estado: espera ? 'aguardando_aprovacao' : 'na_espera',
    saiEm: espera ? null : depoisDaEspera(now),
    esperados: recebem,
    enviadaPor: actor.usuarioId,
    enviadaEm: now,
    aprovadaPor: null,
    aprovadaEm: null,
    recusaMotivo: null,
  });
  if (espera) {
    const exceto = [actor.usuarioId, ...row.editores];
    await notify(ctx, { aviso: avisos.pedida, exceto, dados: { por: actor.nome, titulo }, registros: [id] });
  }
  const { ids, ...selecao } = row.selecao as Selecao;
  const detalhe = { titulo, selecao: ids ? { ids: ids.length } : selecao };
  await registerAcesso(ctx, { ato: 'enviar', tela: 'comunicacoes', filiado: null, detalhe, quantidade: recebem });
  return comunicacoes.get(ctx, id);
}

export async function contar(ctx: WriteContext, { selecao, tema }: InputOf<Contract['contar']>) {
  const { temas } = await readOpcoes(ctx.tx, ctx.services.config);
  const contagem = await countAlvos(ctx.tx, { selecao, tema: temas.find(({ nome }) => nome === tema) ?? null });
  await registerProcesso({ ...ctx, db: ctx.tx }, selecao.filtro?.processo, contagem.recebem);
  return contagem;
}
