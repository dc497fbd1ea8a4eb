/**
 * What an office has: counted for the questions before it is renamed, disabled, moved; named where it forbids the deletion.
 *
 * 'Open' are appointments that wait to take place or to be concluded, and cases that run. Source: decisions-legal (Offices).
 */
import type { Ligacoes } from '@sede/domain/modules/juridico/escritorios';
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import { holdsOtherThan } from '#platform/auth/index.ts';
import type { Db } from '#platform/db/index.ts';
import { heavy } from '#platform/db/index.ts';
import { escritorios } from './escritorios.record.ts';

export const ATENDIMENTO_ABERTO = sql<boolean>`t.situacao in ('Aguardando realização', 'Aguardando conclusão')`;
export const PROCESSO_ABERTO = sql<boolean>`p.situacao in ('Em andamento', 'Aguardando manifestação')`;

export interface UsuarioDoEscritorio {
  id: string;
  nome: string;
  /** Nothing but this office's user: without it the account opens nothing. */
  soDele: boolean;
}

/** Enabled accounts of an office. */
export async function readUsuarios(db: Db, escritorioId: string): Promise<UsuarioDoEscritorio[]> {
  const { rows } = await sql<UsuarioDoEscritorio>`
    select u.id, u.nome,
      not ${holdsOtherThan(sql`u.id`, 'escritorio_juridico')}
      and not exists (select from usuarios_escritorios o join escritorios e on e.id = o.escritorio_id
        where o.usuario_id = u.id and o.escritorio_id <> ${escritorioId}::uuid and not e.desabilitado) as so_dele
    from usuarios_escritorios v join usuarios u on u.id = v.usuario_id
    where v.escritorio_id = ${escritorioId}::uuid and not u.desabilitado order by u.nome, u.id`.execute(db);
  return rows;
}

type Contado = Omit<Ligacoes, 'usuarios'>;

export async function readLigacoes(ctx: Reader, { id }: { id: string }): Promise<Ligacoes> {
  const { nome, email } = await escritorios.get(ctx, id);
  const outro = (alias: 't' | 'p') =>
    sql`(${sql.ref(`${alias}.escritorio_nome`)}, ${sql.ref(`${alias}.escritorio_email`)}) is distinct from (${nome}::text, ${email}::text)`;
  const { rows } = await sql<Contado>`select
    (select jsonb_build_object('abertos', count(*) filter (where ${ATENDIMENTO_ABERTO}),
        'encerrados', count(*) filter (where t.situacao in ('Concluído', 'Cancelado')))
      from atendimentos t where t.escritorio_id = ${id}::uuid) as atendimentos,
    (select jsonb_build_object('abertos', count(*) filter (where ${PROCESSO_ABERTO}),
        'encerrados', count(*) filter (where p.situacao = 'Encerrado'))
      from processos_juridicos p where p.escritorio_id = ${id}::uuid) as processos,
    jsonb_build_object(
      'atendimentos', (select count(*) from atendimentos t
        where t.escritorio_id = ${id}::uuid and ${ATENDIMENTO_ABERTO} and ${outro('t')}),
      'processos', (select count(*) from processos_juridicos p
        where p.escritorio_id = ${id}::uuid and ${PROCESSO_ABERTO} and ${outro('p')})) as desatualizados,
    (select count(*) from agendas a where a.escritorio_id = ${id}::uuid and a.situacao = 'Ativa')::int as agendas`.execute(
    heavy(ctx.db),
  );
  const [contado] = rows;
  if (!contado) throw new Error('A select without from gave no row.');
  const usuarios = await readUsuarios(ctx.db, id);
  return {
    ...contado,
    usuarios: usuarios.map(({ nome: um, soDele }) => ({ nome: um, perde: soDele ? 'conta' : 'vinculo' })),
  };
}

/** What refers to an office, as the sentence that forbids its deletion names it; nothing: it may go. */
export async function readAssociados(db: Db, id: string): Promise<string[]> {
  const tem = (rotulo: string, tabela: string) =>
    sql`select ${rotulo}::text as rotulo where exists (select from ${sql.table(tabela)} where escritorio_id = ${id}::uuid)`;
  const { rows } = await sql<{ rotulo: string }>`${sql.join(
    [
      tem('usuários', 'usuarios_escritorios'),
      tem('agendas', 'agendas'),
      tem('atendimentos', 'atendimentos'),
      tem('processos', 'processos_juridicos'),
      tem('interações', 'interacoes'),
      tem('lista de espera', 'lista_espera'),
    ],
    sql` union all `,
  )}`.execute(db);
  return rows.map(({ rotulo }) => rotulo);
}
