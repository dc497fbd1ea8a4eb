/** Pasted lists, described once: whoever sees the case sees its lists; the permission to edit cases is the operations'. Source: decisions-legal (Cases). */
import { LISTA_FIELDS } from '@sede/domain/modules/juridico/listas-processo';
import { listaSchema } from '@sede/domain/modules/juridico/listas-processo/contract';
import { sql } from 'kysely';
import { defineRecord } from '#platform/records/index.ts';
import { processos } from '../processos/index.ts';

export const listas = defineRecord({
  modulo: 'listasProcesso',
  tabela: 'processoListas',
  alias: 'l',
  schema: listaSchema,
  visivel: (actor) =>
    sql`exists (select from processos_juridicos p where p.id = l.processo_id and ${processos.seenBy(actor)})`,
  columns: sql`l.id, l.versao, l.criado_em, l.atualizado_em, l.processo_id, l.nome, l.estado, l.linhas, l.com_saidos,
    l.a_incluir, l.incluidos`,
  order: { criadoEm: sql`l.criado_em` },
  notNull: ['criadoEm'],
  fields: LISTA_FIELDS,
});
