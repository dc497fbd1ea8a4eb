/**
 * The dossier of a data subject: a zip of everything the union keeps about them, made behind the screens, kept for a day.
 *
 * `dados.json` holds the rows as they are kept, `processos.json` what the member reads of the own cases; `acessos.json` who saw them when; `historico.json` every change; `documentos/` the
 * PDFs. Whoever asked is told by the bell; a restart begins the job again; the file goes after 24 hours.
 * One of somebody who was made anonymous meanwhile is no more. Errors: `pedidos_titular.estado`, `.arquivo_nao_encontrado`. Source: decisions-members (LGPD); LGPD art. 18, 19.
 */
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { ATOS_DE_ACESSO } from '@sede/domain/kernel';
import {
  pedidosTitularErrors as errors,
  GUARDA_DO_DOSSIE_HORAS,
  motivoNaoBaixar,
  PEDIDOS_TITULAR_AVISOS,
} from '@sede/domain/modules/filiados/pedidos-titular';
import { sql } from 'kysely';
import { readDoMembro } from '#modules/juridico/processos/index.ts';
import { notify } from '#modules/sistema/avisos/index.ts';
import type { FileReply, RawContext, SystemWrite } from '#platform/api/index.ts';
import { recordUserLog } from '#platform/auth/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/index.ts';
import { type ZipEntry, zipStream } from '#platform/exports/index.ts';
import type { FileStore } from '#platform/files/index.ts';
import type { JobContext, Jobs } from '#platform/jobs/index.ts';
import { readAcessos, registerAcesso } from '#platform/personal-data/index.ts';
import { pedidosTitular } from './pedido-titular.record.ts';
import { anexosDe, rowsAbout } from './pedidos-titular.dados.ts';

export const DOSSIE = 'dossie-titular';

interface Pedido {
  pedidoId: string;
  usuarioId: string;
}
interface Alvo {
  id: string;
  filiadoId: string;
  filiadoNome: string;
}
interface Deps {
  db: Db;
  clock: Clock;
  files: FileStore;
  systemWrite: SystemWrite;
}

const LEIA_ME = `Dossiê de dados pessoais (LGPD, art. 18)

dados.json       o que está guardado na ficha e no que se liga a ela
processos.json   os processos, como em Meus Processos
historico.json   cada alteração, com data e autor
acessos.json     quem viu os dados, quando e em que tela
documentos/      os arquivos em PDF
`;

const json = (name: string, value: unknown): ZipEntry => ({ name, content: [JSON.stringify(value, null, 2)] });

async function historyOf(db: Db, filiadoId: string) {
  const { rows } = await sql<{ linha: string }>`
    select jsonb_build_object('em', em, 'por', usuario_nome, 'operacao', operacao, 'tabela', tabela, 'acao', acao,
      'antes', antes, 'depois', depois)::text as linha
    from auditoria where modulo = 'filiados' and registro_id in (
      select ${filiadoId}::uuid union all select u.id from filiados_unificados u where u.para = ${filiadoId}::uuid) order by id`.execute(
    db,
  );
  return rows.map(({ linha }) => JSON.parse(linha) as unknown);
}

async function entriesOf({ db, files }: Pick<Deps, 'db' | 'files'>, { filiadoId }: Alvo): Promise<ZipEntry[]> {
  const { rows: anexos } = await sql<{ nome: string; chave: string }>`
    select nome, chave from anexos where id = any(${await anexosDe(db, filiadoId)}::uuid[]) order by criado_em, id`.execute(
    db,
  );
  const documentos = anexos.map(({ nome, chave }, at): ZipEntry => {
    const name = `documentos/${String(at + 1).padStart(3, '0')} ${nome.replace(/[^\p{L}\p{N} ._()-]/gu, '_').slice(0, 80)}`;
    return { name, content: bytesOf(files, chave) };
  });
  return [
    { name: 'LEIA-ME.txt', content: [LEIA_ME] },
    json('dados.json', await rowsAbout(db, filiadoId)),
    json('processos.json', await readDoMembro({ db }, filiadoId)),
    json('historico.json', await historyOf(db, filiadoId)),
    json(
      'acessos.json',
      (await readAcessos(db, filiadoId)).map((acesso) => ({ ...acesso, ato: ATOS_DE_ACESSO[acesso.ato] })),
    ),
    ...documentos,
  ];
}

async function* bytesOf(files: FileStore, chave: string): AsyncGenerator<Buffer> {
  for await (const piece of await files.get(chave)) yield piece as Buffer; // the store's streams give bytes
}

async function generate(deps: Deps, job: JobContext<Pedido>) {
  const { db, files, systemWrite } = deps;
  const { rows } = await sql<Alvo>`select id, filiado_id, filiado_nome from pedidos_titular
    where id = ${job.params.pedidoId}::uuid and estado = 'gerando'`.execute(db);
  const [alvo] = rows;
  if (!alvo) return null;
  const chave = randomUUID();
  const { tamanho } = await files.put(chave, Readable.from(zipStream(await entriesOf(deps, alvo))));
  await systemWrite('pedidosTitular.dossiePronto', async (ctx) => {
    await sql`update pedidos_titular set estado = 'pronto', trabalho_id = ${job.id}::uuid where id = ${alvo.id}::uuid`.execute(
      ctx.tx,
    );
    const aviso = PEDIDOS_TITULAR_AVISOS.dossiePronto;
    await notify(ctx, { aviso, para: [job.params.usuarioId], dados: { nome: alvo.filiadoNome }, registros: [alvo.id] });
  });
  return { chave, tamanho };
}

export async function downloadDossie(ctx: RawContext, { id }: { id: string }): Promise<FileReply> {
  const pedido = await pedidosTitular.get(ctx, id);
  const motivo = motivoNaoBaixar({ ...pedido, pedidoPor: null });
  if (motivo) throw errors.estado({ values: { motivo } });
  const { rows } = await sql<{ chave: string; tamanho: number }>`
    select t.resultado ->> 'chave' as chave, (t.resultado ->> 'tamanho')::bigint as tamanho
    from pedidos_titular p join trabalhos t on t.id = p.trabalho_id
    where p.id = ${id}::uuid and t.resultado ->> 'chave' is not null
      and t.terminado_em > ${ctx.now}::timestamptz - make_interval(hours => ${GUARDA_DO_DOSSIE_HORAS})
      and not exists (select from filiados f where f.id = p.filiado_id and f.anonimizado_em is not null)`.execute(
    ctx.db,
  );
  const [guardado] = rows;
  if (!guardado || !(await ctx.services.files.exists(guardado.chave))) throw errors.arquivo_nao_encontrado();
  const nome = 'dossie.zip';
  const filiado = { id: pedido.filiadoId, nome: pedido.filiadoNome };
  await registerAcesso(ctx, { ato: 'exportar', tela: 'pedidosTitular', filiado, detalhe: { arquivo: nome } });
  await recordUserLog(
    ctx.db,
    { usuarioId: ctx.actor.usuarioId, tipo: 'report_download', arquivo: nome, endereco: ctx.address },
    ctx.now,
  );
  if (pedido.estado === 'pronto') {
    await ctx.write(({ tx }) =>
      sql`update pedidos_titular set estado = 'entregue', decidido_por = ${ctx.actor.usuarioId}::uuid,
      decidido_em = ${ctx.now}::timestamptz where id = ${id}::uuid and estado = 'pronto'`.execute(tx),
    );
  }
  const corpo = await ctx.services.files.get(guardado.chave);
  return { nome, tipo: 'application/zip', tamanho: guardado.tamanho, corpo, disposicao: 'attachment' };
}

/** Files whose day is over, or whose person is anonymous by now, go: first the file, then its name in the job's row. */
async function sweep({ db, files, clock }: Deps) {
  const { rows } = await sql<{ id: string; chave: string }>`select id, resultado ->> 'chave' as chave from trabalhos
    where tipo = ${DOSSIE} and resultado ->> 'chave' is not null
      and (terminado_em <= ${clock.now().toISOString()}::timestamptz - make_interval(hours => ${GUARDA_DO_DOSSIE_HORAS})
        or exists (select from pedidos_titular p join filiados f on f.id = p.filiado_id
          where p.trabalho_id = trabalhos.id and f.anonimizado_em is not null))`.execute(db);
  for (const { id, chave } of rows) {
    await files.remove(chave);
    await sql`update trabalhos set resultado = null where id = ${id}::uuid`.execute(db);
  }
  return { soltos: rows.length };
}

export function registerDossie(jobs: Pick<Jobs, 'register'>, deps: Deps): void {
  jobs.register<Pedido>(DOSSIE, (job) => generate(deps, job));
  jobs.register('varrer-dossies', () => sweep(deps), { cron: '35 * * * *' });
}
