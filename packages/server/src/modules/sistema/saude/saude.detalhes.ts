/**
 * The facts about the running server, collected from its rooms in parallel; the domain's rules turn them into words.
 *
 * Counts and sizes only, no personal data. The jobs shown are those that failed for good and that nobody began again.
 * Source: issue 3 (health in plain words).
 */

import { COPIAS_SECTION, copiaAtrasada } from '@sede/domain/modules/sistema/copias';
import { assessSaude, type DetalhesSaude, rotuloDaTarefa, saudeErrors } from '@sede/domain/modules/sistema/saude';
import { sql } from 'kysely';
import type { ReadContext, WriteContext } from '#platform/api/index.ts';
import type { Db } from '#platform/db/index.ts';
import type { Jobs } from '#platform/jobs/index.ts';
import { countOutbox } from '#platform/mail/index.ts';
import { readCadeia } from '../auditoria/index.ts';
import { readConfiguracoes } from '../configuracoes/index.ts';
import { ultimaCopia } from '../copias/index.ts';

const SHOWN = 20;

async function readBanco(db: Db): Promise<{ versao: string; tamanho: number }> {
  const { rows } = await sql<{ versao: string; tamanho: number }>`
    select split_part(current_setting('server_version'), ' ', 1) as versao,
      pg_database_size(current_database()) as tamanho`.execute(db);
  return rows[0] ?? { versao: '', tamanho: 0 };
}

async function readFila(db: Db): Promise<{ esperando: number; executando: number; falhas: number }> {
  const { rows } = await sql<{ esperando: number; executando: number; falhas: number }>`
    select count(*) filter (where estado = 'na_fila') as esperando,
      count(*) filter (where estado = 'executando') as executando,
      count(*) filter (where estado = 'falhou' and repetido_em is null) as falhas
    from trabalhos where estado in ('na_fila', 'executando') or (estado = 'falhou' and repetido_em is null)`.execute(
    db,
  );
  return rows[0] ?? { esperando: 0, executando: 0, falhas: 0 };
}

async function readFalhas(db: Db): Promise<DetalhesSaude['tarefas']> {
  const { rows } = await sql<{ id: string; tipo: string; erro: string | null; em: string }>`
    select id, tipo, erro, coalesce(terminado_em, criado_em) as em from trabalhos
    where estado = 'falhou' and repetido_em is null order by terminado_em desc, id desc limit ${SHOWN}`.execute(db);
  return rows.map((row) => ({ ...row, rotulo: rotuloDaTarefa(row.tipo), erro: row.erro ?? 'Sem explicação.' }));
}

export interface SaudeDeps {
  queueRuns: () => boolean;
  enqueue: Jobs['enqueue'];
  version: string;
  newerDatabase: () => string | null;
}

export async function readDetalhes(
  { queueRuns, version, newerDatabase }: SaudeDeps,
  ctx: ReadContext,
): Promise<DetalhesSaude> {
  const { db, services, now } = ctx;
  const { config, files, events } = services;
  const [banco, livre, fila, tarefas, emails, copia, cadeia, { copiasAutomaticas }] = await Promise.all([
    readBanco(db),
    files.freeBytes(),
    readFila(db),
    readFalhas(db),
    countOutbox(db),
    ultimaCopia(db, { boa: true }),
    readCadeia(db),
    readConfiguracoes(db, COPIAS_SECTION.settings),
  ]);
  const ultimaBoaEm = copia?.iniciadaEm ?? null;
  const itens = assessSaude({
    versao: version,
    bancoMaisNovo: newerDatabase() !== null,
    producao: config.isProduction,
    banco: { ...banco, embutido: config.database === undefined },
    arquivos: { bucket: config.s3 !== undefined, livre },
    fila: { funciona: queueRuns(), ...fila },
    emails: { configurado: config.smtpUrl !== undefined, ...emails },
    copias: { ultimaBoaEm, automatica: copiasAutomaticas, atrasada: copiaAtrasada(now, ultimaBoaEm) },
    auditoria: {
      cauda: cadeia.cauda,
      verificadaEm: cadeia.verificacao?.em ?? null,
      problemas: cadeia.verificacao?.problemas.length ?? 0,
      ancoradaAte: cadeia.verificacao?.ancora?.selo ?? null,
    },
    telasAbertas: events.listening(),
  });
  return { itens, tarefas };
}

/** Starts a failed job again under a new id; of two who ask at once the second gets an error. */
export async function repeatTarefa(
  { enqueue }: Pick<SaudeDeps, 'enqueue'>,
  { tx, actor, now }: WriteContext,
  { id }: { id: string },
): Promise<{ id: string }> {
  const { rows } = await sql<{ tipo: string; parametros: string }>`
    update trabalhos set repetido_em = ${now}::timestamptz
    where id = ${id}::uuid and estado = 'falhou' and repetido_em is null
    returning tipo, parametros::text as parametros`.execute(tx);
  const job = rows[0];
  if (!job) {
    const { rows: known } = await sql`select 1 from trabalhos where id = ${id}::uuid`.execute(tx);
    throw known.length === 0 ? saudeErrors.tarefa_nao_encontrada() : saudeErrors.tarefa_nao_falhou();
  }
  return { id: await enqueue(tx, job.tipo, JSON.parse(job.parametros) as object, { usuarioId: actor.usuarioId }) };
}
