/**
 * Deadlines, described once: who sees the case sees its deadlines; those of a deleted case are in no read.
 * Source: decisions-legal (Prazos, Permissions); invariant B9.
 */
import { can } from '@sede/domain/access';
import { maskFields, podeDe } from '@sede/domain/kernel';
import { motivoPrazoEncerrado, PRAZO_FIELDS, PRAZO_SIGILOSOS, type Prazo } from '@sede/domain/modules/juridico/prazos';
import { prazoSchema } from '@sede/domain/modules/juridico/prazos/contract';
import { sql } from 'kysely';
import { noProcesso, processos } from '#modules/juridico/processos/index.ts';
import { inColumns, searchCondition } from '#platform/db/list/index.ts';
import { defineRecord } from '#platform/records/index.ts';
import { actsIn } from '../juridico.actor.ts';
import { TRABALHA_NO_PROCESSO } from './prazos.store.ts';

interface Filter {
  busca?: string | undefined;
  estado?: string[] | undefined;
  vencimentoDe?: string | undefined;
  vencimentoAte?: string | undefined;
  escritorio?: string[] | undefined;
  responsavel?: string[] | undefined;
  processo?: string[] | undefined;
}
type Linha = Omit<Prazo, 'pode'> & { escritorioId: string | null };

const doProcesso = (condition: ReturnType<typeof sql>) =>
  sql`z.processo_id in (select p.id from processos_juridicos p where ${condition})`;

const doTitulo = inColumns(sql`sede.sem_acento(z.titulo)`);

export const prazos = defineRecord({
  modulo: 'prazos',
  tabela: 'prazos',
  alias: 'z',
  schema: prazoSchema,
  visivel: (actor) =>
    sql`exists (select from processos_juridicos p where p.id = z.processo_id and ${processos.seenBy(actor)})`,
  columns: sql`z.id, z.versao, z.criado_em, z.atualizado_em, z.processo_id, c.numero as processo, c.tipo as tipo_do_processo,
    c.tribunal_orgao as tribunal, c.escritorio_id, c.escritorio_nome as escritorio, z.titulo, z.tipo_contagem, z.publicacao, z.dias,
    z.vencimento, z.responsavel_id, u.nome as responsavel, z.estado, z.nota, z.motivo, z.encerrado_em, e.nome as encerrado_por,
    z.estado = 'Aberto' and not coalesce(${TRABALHA_NO_PROCESSO}, false) as responsavel_sem_acesso`,
  joins: sql`join processos_juridicos c on c.id = z.processo_id left join usuarios u on u.id = z.responsavel_id
    left join usuarios e on e.id = z.encerrado_por`,
  order: {
    vencimento: sql`z.vencimento`,
    titulo: sql`z.titulo`,
    processo: sql`c.numero`,
    escritorio: sql`c.escritorio_nome`,
    responsavel: sql`u.nome`,
    estado: sql`z.estado`,
  },
  notNull: ['vencimento', 'titulo', 'estado'],
  joined: ['processo', 'escritorio', 'responsavel'],
  narrow: true,
  filter: (f: Filter) => [
    searchCondition(f.busca, (asked) => sql<boolean>`(${doTitulo(asked)} or ${doProcesso(noProcesso(asked))})`),
    f.estado && sql`z.estado = any(${f.estado}::text[])`,
    f.vencimentoDe !== undefined && sql`z.vencimento >= ${f.vencimentoDe}::date`,
    f.vencimentoAte !== undefined && sql`z.vencimento <= ${f.vencimentoAte}::date`,
    f.escritorio && doProcesso(sql`p.escritorio_id = any(${f.escritorio}::uuid[])`),
    f.responsavel && sql`z.responsavel_id = any(${f.responsavel}::uuid[])`,
    f.processo && sql`z.processo_id = any(${f.processo}::uuid[])`,
  ],
  present:
    ({ actor }) =>
    ({ escritorioId, ...linha }: Linha): Prazo => {
      const registra = actsIn(actor, 'prazos.editar', escritorioId);
      const encerrado = motivoPrazoEncerrado(linha);
      return {
        ...linha,
        pode: podeDe({
          editar: registra ? encerrado : 'so_consulta',
          cumprir: registra ? encerrado : 'so_consulta',
          cancelar: can(actor.papeis, 'prazos.cancelar') ? encerrado : 'so_consulta',
        }),
      };
    },
  fields: ({ actor }) => (can(actor.papeis, 'juridico.ver') ? PRAZO_FIELDS : maskFields(PRAZO_FIELDS, PRAZO_SIGILOSOS)),
  names: async ({ db }, ids) => {
    const { rows } = await sql<{ id: string; nome: string }>`
      select id, nome from usuarios where id = any(${ids}::uuid[])`.execute(db);
    return new Map(rows.map(({ id, nome }) => [id, nome]));
  },
});
