/**
 * Sending a survey: what it would do, then the sending itself, which waits a minute and can be called off, held up, taken up again.
 *
 * Whom it goes to is frozen at the confirmation, each with a link of their own; who stays out, with the reason. Another number than the one
 * that was shown is refused. Two sendings at once stand side by side; a repeated request is one (idempotency).
 * Errors: `pesquisas.sem_filiado`, `.sem_tipo`, `.tipo_inativo`, `.ninguem`, `.selecao_mudou`, `.digite_o_numero`, `.estado`.
 * Source: spec 2 §5, §8 (Survey); decisions-members (Survey, Communication).
 */
import type { InputOf } from '@sede/domain/contract';
import { addDays, newId } from '@sede/domain/kernel';
import {
  CONFIRMA_ACIMA,
  type Conferencia,
  ESPERA_SEGUNDOS,
  pesquisasErrors as errors,
  type MotivoPesquisa,
  motivoNaoCancelar,
  motivoNaoInterromper,
  motivoNaoRetomar,
  NOMES_MOSTRADOS,
  type Pesquisa,
  PRAZO_DIAS,
  pesquisasSettings,
  type TipoOferecido,
  type TipoPesquisa,
  tiposDe,
} from '@sede/domain/modules/comunicacao/pesquisas';
import type { pesquisasContract } from '@sede/domain/modules/comunicacao/pesquisas/contract';
import { sql } from 'kysely';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { ReadContext, WriteContext } from '#platform/api/index.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import { registerAcesso } from '#platform/personal-data/index.ts';
import { filiadosDaPesquisa } from './filiados-da-pesquisa.views.ts';
import { pesquisas } from './pesquisa.record.ts';
import { resumoDoToken, tokenDoConvite } from './pesquisa.segredos.ts';
import { countFora, type Destinatario, listDestinatarios } from './pesquisas.destinatarios.ts';
import { textoDaPesquisa } from './pesquisas.mail.ts';

type Contract = typeof pesquisasContract;
type Selecao = Pick<InputOf<Contract['conferir']>, 'ids' | 'filtro'>;
type Seen = InputOf<Contract['cancelar']>;

export const readTipos = async (db: Db | Tx): Promise<TipoOferecido[]> =>
  tiposDe(await readConfiguracoes(db, pesquisasSettings));

async function oferecidos(db: Db | Tx, tipos: readonly TipoPesquisa[]): Promise<TipoOferecido[]> {
  if (tipos.length === 0) throw errors.sem_tipo();
  const found = (await readTipos(db)).filter(({ tipo }) => tipos.includes(tipo));
  if (found.some(({ ativo }) => !ativo)) throw errors.tipo_inativo();
  return found;
}

/** Nobody is selected by default: an empty filter means everybody, no filter and no ids nobody. */
async function destinatarios(ctx: ReadContext, { ids, filtro }: Selecao): Promise<Destinatario[]> {
  if (filtro === undefined && !ids?.length) throw errors.sem_filiado();
  const { where } = filiadosDaPesquisa(filtro ?? { ids: ids ?? [] });
  const found = await listDestinatarios(ctx.db, where);
  if (found.length === 0) throw errors.sem_filiado();
  return found;
}

export async function conferir(ctx: WriteContext, input: InputOf<Contract['conferir']>): Promise<Conferencia> {
  const todos = await destinatarios(ctx, input);
  const formularios = await oferecidos(ctx.db, input.tipos);
  const recebem = todos.filter(({ motivo }) => motivo === null);
  const mail = { modo: input.modo, formularios, expiraEm: addDays(ctx.today, PRAZO_DIAS), lembrete: false };
  const { assunto, paragrafos, botao } = textoDaPesquisa(mail, recebem[0]?.nome ?? 'filiado(a)');
  return {
    selecionados: todos.length,
    recebem: recebem.length,
    fora: countFora(todos),
    nomes: recebem.slice(0, NOMES_MOSTRADOS).map(({ nome }) => nome),
    previa: { assunto, paragrafos, botao },
  };
}

async function freeze(ctx: WriteContext, pesquisaId: string, anonima: boolean, todos: readonly Destinatario[]) {
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

export async function enviar(ctx: WriteContext, input: InputOf<Contract['enviar']>): Promise<Pesquisa> {
  const { tx, now, today, actor } = ctx;
  const todos = await destinatarios(ctx, input);
  const formularios = await oferecidos(tx, input.tipos);
  const recebem = todos.filter(({ motivo }) => motivo === null).length;
  if (recebem === 0) throw errors.ninguem();
  if (recebem !== input.esperados) throw errors.selecao_mudou({ values: { a: input.esperados, b: recebem } });
  if (recebem > CONFIRMA_ACIMA && input.digitado !== recebem) {
    throw errors.digite_o_numero({ values: { numero: recebem } });
  }
  const id = newId();
  await pesquisas.insert(ctx, {
    id,
    modo: input.modo,
    tipos: formularios.map(({ tipo }) => tipo),
    formularios: JSON.stringify(formularios.map(({ tipo, rotulo, externo }) => ({ tipo, rotulo, externo }))),
    esperados: recebem,
    saiEm: new Date(Date.parse(now) + ESPERA_SEGUNDOS * 1000).toISOString(),
    expiraEm: addDays(today, PRAZO_DIAS),
    porNome: actor.nome,
  });
  await freeze(ctx, id, input.modo === 'anonima', todos);
  await registerAcesso(ctx, {
    ato: 'enviar',
    tela: 'pesquisas',
    filiado: null,
    detalhe: { pesquisa: id, ...(input.filtro ? { filtro: input.filtro } : {}) },
    quantidade: recebem,
  });
  return pesquisas.get(ctx, id);
}

type Estado = Pesquisa['estado'];
const change =
  (why: (estado: Estado, envia: boolean) => MotivoPesquisa | null, estado: Estado) =>
  async (ctx: WriteContext, { id, versao }: Seen): Promise<Pesquisa> => {
    const row = await pesquisas.lock(ctx, { id, versao });
    const motivo = why(row.estado, true);
    if (motivo) throw errors.estado({ values: { motivo } });
    await pesquisas.update(ctx, row, { estado });
    return pesquisas.get(ctx, id);
  };

export const cancelar = change(motivoNaoCancelar, 'cancelada');
export const interromper = change(motivoNaoInterromper, 'interrompida');
export const retomar = change(motivoNaoRetomar, 'enviando');
