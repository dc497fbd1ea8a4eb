/**
 * SQL of the digest: whom there is something to tell, and what was told.
 *
 * News of a theme are what others added or changed in it since its follower was told, not the follower's own, and, while it is followed up,
 * the movements of its bill that were learnt of since, those of its first answer aside. No phones, no e-mails.
 * Source: decisions-sindical-contratos-patrimonio (Digest; Official data).
 */
import { rolesOf } from '@sede/domain/access';
import { newId } from '@sede/domain/kernel';
import { sql } from 'kysely';
import type { SystemCtx } from '#platform/api/index.ts';
import { holdsRole } from '#platform/auth/index.ts';

export interface Novidade {
  usuarioId: string;
  email: string;
  temaId: string;
  titulo: string;
  linha: string;
}

/** False: another process is at it. */
export async function claimPauta({ tx }: SystemCtx): Promise<boolean> {
  const { rows } = await sql<{ ours: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('sede.pauta_de_temas')) as ours`.execute(tx);
  return rows[0]?.ours === true;
}

const PAPEIS = rolesOf('temas.acompanhar');

/** A save bears the instant at which it began: what may still be under way is told the next time. */
const ate = (now: string) => sql`(${now}::timestamptz - interval '2 minutes')`;

/** One of the table's rows per line, the newest first; by roles and state of the accounts as they are now. */
export async function readNovidades({ tx, now }: SystemCtx, dia: string): Promise<Novidade[]> {
  const { rows } = await sql<Novidade>`
    select s.usuario_id, u.email, t.id as tema_id, t.titulo, n.linha
    from temas_seguidores s join usuarios u on u.id = s.usuario_id join temas t on t.id = s.tema_id
    cross join lateral (
      select x.em, x.por, x.dia, x.linha from (
        select a.criado_em as em, a.criado_por as por, null::date as dia,
          'Ação' || coalesce(' de ' || to_char(a.data_acao, 'DD/MM/YYYY'), '') || ': ' || left(a.descricao_acao, 160) as linha
          from temas_acoes a where a.tema_id = t.id and t.existe_acoes_sindicato
        union all select i.criado_em, i.criado_por, null, 'Item de destaque: ' || left(i.descricao_item, 140) || coalesce(' (' || i.posicionamento || ')', '')
          from temas_itens i where i.tema_id = t.id and t.existe_itens_destaque
        union all select p.criado_em, p.criado_por, null, 'Pessoa ou instituição: ' || p.nome || coalesce(' (' || p.posicao || ')', '')
          from temas_pessoas p where p.tema_id = t.id and t.existe_pessoas_instituicoes
        union all select c.criado_em, c.criado_por, null, 'Processo: ' || c.identificacao_processo
          from temas_processos c where c.tema_id = t.id and t.existe_processos
        union all select f.criado_em, f.criado_por, null, 'Arquivo: ' || f.nome
          from temas_arquivos f where f.tema_id = t.id and f.situacao = 'Ativo'
        union all select m.lido_em, null, m.data,
          'Movimentação de ' || to_char(m.data, 'DD/MM/YYYY') || ': ' || left(m.descricao, 160) || coalesce(' (' || m.orgao || ')', '')
          from proposicoes b join proposicoes_movimentacoes m on m.proposicao_id = b.id
          where b.id = t.proposicao_id and m.lido_em > b.conhecida_em and t.situacao = 'EM_ACOMPANHAMENTO'
        union all select t.atualizado_em, t.atualizado_por, null,
          case t.situacao when 'ENCERRADO' then 'O tema foi alterado; o acompanhamento está encerrado' else 'Os dados do tema foram alterados' end
      ) x
      where x.em > s.avisado_ate and x.em <= ${ate(now)} and x.por is distinct from s.usuario_id
    ) n
    where not u.desabilitado
      and ${holdsRole(sql`u.id`, PAPEIS)}
      and not exists (select from temas_pautas d where d.usuario_id = s.usuario_id and d.dia = ${dia}::date)
    order by s.usuario_id, t.last_updated desc, t.id, n.em desc, n.dia desc, n.linha`.execute(tx);
  return rows;
}

/** Told until then, of everything that they follow. */
export async function markContado(
  { tx, now }: SystemCtx,
  { usuarioId, dia, emailId }: { usuarioId: string; dia: string; emailId: string },
): Promise<void> {
  await sql`insert into temas_pautas (id, usuario_id, dia, email_id)
    values (${newId()}::uuid, ${usuarioId}::uuid, ${dia}::date, ${emailId}::uuid)`.execute(tx);
  await sql`update temas_seguidores set avisado_ate = ${ate(now)}
    where usuario_id = ${usuarioId}::uuid and avisado_ate < ${ate(now)}`.execute(tx);
}
