/**
 * The recipients of a mailing: listed with how each ended, as a spreadsheet, those who are not reached, one sent again; a member's
 * address marked as returned, or freed.
 *
 * Spreadsheets are written down with filter and count. Source: decisions-members (Communication, LGPD).
 */
import type { InputOf } from '@sede/domain/contract';
import { nomeProprio, platformErrors } from '@sede/domain/kernel';
import {
  DESTINATARIO_FIELDS,
  type Destinatario,
  type EstadoDoDestinatario,
  motivoNaoRepetir,
  ROTULO_DE_FORA,
  type Selecao,
} from '@sede/domain/modules/comunicacao/comunicacoes';
import type { comunicacoesContract } from '@sede/domain/modules/comunicacao/comunicacoes/contract';
import { FILIADO_FIELDS } from '@sede/domain/modules/filiados/filiados';
import { type RawBuilder, sql } from 'kysely';
import { filiados } from '#modules/filiados/filiados/index.ts';
import type { RawContext, ReadContext, WriteContext } from '#platform/api/index.ts';
import {
  allOf,
  allRows,
  inColumns,
  type PageQuery,
  readPage,
  readTotals,
  searchCondition,
} from '#platform/db/list/index.ts';
import { exportReply, fieldColumns } from '#platform/exports/index.ts';
import { retryMail } from '#platform/mail/index.ts';
import { registerAcesso } from '#platform/personal-data/index.ts';
import { comunicacoes } from './comunicacao.record.ts';
import { markReturned } from './comunicacoes.mail.ts';
import { readOpcoes } from './comunicacoes.opcoes.ts';
import { alvos } from './comunicacoes.selection.ts';
import { refuse } from './comunicacoes.service.ts';

type Contract = typeof comunicacoesContract;
type Filter = Pick<InputOf<Contract['destinatarios']>, 'id' | 'busca' | 'situacao' | 'motivo'>;

const columns = sql`d.id, d.filiado_id, d.valores ->> 'nome' as nome, d.valores ->> 'casa' as casa,
  d.valores ->> 'matricula' as matricula, d.email, d.estado, d.motivo, d.enviado_em, e.ultimo_erro as erro,
  f.email_devolvido_em is not null as email_devolvido`;

function queryOf({ id, busca, situacao, motivo }: Filter): PageQuery {
  const nome = inColumns(sql`sede.sem_acento((d.valores ->> 'nome') || ' ' || coalesce(d.email, ''))`);
  const asked: (RawBuilder<unknown> | null | undefined)[] = [
    sql`d.comunicacao_id = ${id}::uuid`,
    situacao && sql`d.estado = any(${situacao}::text[])`,
    motivo && sql`d.motivo = any(${motivo}::text[])`,
    searchCondition(busca, nome),
  ];
  return {
    from: sql`from comunicacao_destinatarios d join filiados f on f.id = d.filiado_id left join emails e on e.id = d.email_id`,
    fromTotals: sql`from comunicacao_destinatarios d`,
    where: allOf(asked.filter((one) => one !== null && one !== undefined)),
    columns,
    order: { nome: sql`d.valores ->> 'nome'`, enviadoEm: sql`d.enviado_em` },
    joined: [],
    id: sql`d.id`,
  };
}

export async function listDestinatarios(ctx: ReadContext, input: InputOf<Contract['destinatarios']>) {
  const page = await readPage<Destinatario, Record<never, never>>(ctx.db, input, queryOf(input));
  return { ...page, itens: page.itens.map((one) => ({ ...one, nome: nomeProprio(one.nome) })) };
}

const tidy = async <T extends { nome: string }>(batch: readonly T[]): Promise<T[]> =>
  batch.map((one) => ({ ...one, nome: nomeProprio(one.nome) }));

export async function exportDestinatarios(
  ctx: RawContext,
  { formato, ordem, ...filter }: InputOf<Contract['exportarDestinatarios']>,
) {
  const { titulo } = await comunicacoes.get(ctx, filter.id);
  const query = queryOf(filter);
  const { total } = await readTotals(ctx.db, query);
  const detalhe = { titulo, ...filter };
  await registerAcesso(ctx, { ato: 'exportar', tela: 'comunicacoes', filiado: null, detalhe, quantidade: total });
  return exportReply<Destinatario>(ctx, {
    formato,
    nome: 'destinatarios',
    titulo: 'Destinatários',
    columns: fieldColumns<Destinatario>(DESTINATARIO_FIELDS, [
      'nome',
      'casa',
      'email',
      'estado',
      'motivo',
      'enviadoEm',
    ]),
    rows: allRows(query, ordem),
    prepare: tidy,
  });
}

interface NaoAlcancado {
  nome: string;
  empresa: string;
  telCelular: string | null;
  motivo: string;
}

/** 'Ver quem': of a draft those of its selection, afterwards those who were left out. */
export async function verQuem(ctx: RawContext, { id, formato }: InputOf<Contract['verQuem']>) {
  const { titulo, estado, selecao, tema: nome } = await comunicacoes.get(ctx, id);
  const { temas } = await readOpcoes(ctx.db, ctx.services.config);
  const tema = temas.find((one) => one.nome === nome) ?? null;
  const rows =
    estado === 'rascunho'
      ? await readFora(ctx, sql`${alvos({ selecao: selecao as Selecao, tema })}`)
      : await readFora(
          ctx,
          sql`select d.id, d.valores ->> 'nome' as nome, f.empresa as casa, f.tel_celular as celular, d.motivo
            from comunicacao_destinatarios d join filiados f on f.id = d.filiado_id where d.comunicacao_id = ${id}::uuid`,
        );
  const detalhe = { titulo, arquivo: 'nao_recebem' };
  await registerAcesso(ctx, { ato: 'exportar', tela: 'comunicacoes', filiado: null, detalhe, quantidade: rows.length });
  const { empresa, telCelular } = FILIADO_FIELDS;
  const fields = {
    nome: DESTINATARIO_FIELDS.nome,
    empresa,
    telCelular,
    motivo: { rotulo: 'Motivo', tipo: 'texto' },
  } as const;
  return exportReply<NaoAlcancado>(ctx, {
    formato,
    nome: 'nao_recebem',
    titulo: 'Não recebem',
    columns: fieldColumns<NaoAlcancado>(fields, ['nome', 'empresa', 'telCelular', 'motivo']),
    rows,
  });
}

async function readFora(ctx: ReadContext, from: RawBuilder<unknown>): Promise<NaoAlcancado[]> {
  const { rows } = await sql<{
    nome: string;
    casa: string;
    celular: string | null;
    motivo: keyof typeof ROTULO_DE_FORA;
  }>`
    select nome, casa, celular, motivo from (${from}) a where motivo is not null order by nome, id`.execute(ctx.db);
  return rows.map(({ nome, casa, celular, motivo }) => ({
    nome: nomeProprio(nome),
    empresa: casa,
    telCelular: celular,
    motivo: ROTULO_DE_FORA[motivo],
  }));
}

export async function enviarDeNovo(ctx: WriteContext, { id, versao, destinatario }: InputOf<Contract['enviarDeNovo']>) {
  await comunicacoes.lock(ctx, { id, versao });
  const { rows } = await sql<{ estado: EstadoDoDestinatario; emailId: string | null }>`
    select estado, email_id from comunicacao_destinatarios
    where id = ${destinatario}::uuid and comunicacao_id = ${id}::uuid for no key update`.execute(ctx.tx);
  const [row] = rows;
  if (!row) throw platformErrors.nao_encontrado();
  refuse(motivoNaoRepetir(row));
  if (row.emailId === null || (await retryMail(ctx.tx, row.emailId, ctx.now)) !== 'na_fila') refuse('nao_repete');
  await sql`update comunicacao_destinatarios set estado = 'na_caixa' where id = ${destinatario}::uuid`.execute(ctx.tx);
  return { id };
}

export const setDevolvido =
  (em: 'agora' | null) =>
  async (ctx: WriteContext, { filiado }: InputOf<Contract['devolver']>) => {
    await filiados.refuseHidden(ctx, filiado);
    await markReturned(ctx.tx, filiado, em && ctx.now);
    return { id: filiado };
  };
