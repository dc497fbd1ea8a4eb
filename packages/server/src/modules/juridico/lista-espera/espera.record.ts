/**
 * Who waits for a time, described once; whoever schedules sees all of it.
 *
 * Free is a slot of an active agenda of that type and service, of the office waited for or of any, from tomorrow on, inside the days. An
 * office that is disabled offers none.
 * Source: decisions-legal (Waiting list).
 */
import { can } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { nomeProprio } from '@sede/domain/kernel';
import { ESPERA_FIELDS, type Espera } from '@sede/domain/modules/juridico/lista-espera';
import { esperaSchema, type listaEsperaContract } from '@sede/domain/modules/juridico/lista-espera/contract';
import { sql } from 'kysely';
import type { Reader, Who } from '#platform/api/index.ts';
import { inColumns, searchCondition } from '#platform/db/list/index.ts';
import { defineRecord, todos } from '#platform/records/index.ts';

type Filter = InputOf<typeof listaEsperaContract.totals>;

const search = inColumns(
  sql`sede.sem_acento(f.nome_completo || ' ' || coalesce(f.nome_social, '') || ' ' || coalesce(e.nome, ''))`,
);

const livres = (today: string) => sql`agenda_horarios h join agendas a on a.id = h.agenda_id
  join escritorios o on o.id = a.escritorio_id and not o.desabilitado
  where a.situacao = 'Ativa' and a.tipo_atendimento = l.tipo_atendimento and a.tipo_servico = l.tipo_servico
    and (l.escritorio_id is null or a.escritorio_id = l.escritorio_id)
    and h.atendimento_id is null and h.bloqueio_motivo is null and not h.encaixe
    and h.data > ${today}::date and h.data between l.de and l.ate`;

const joins = sql`join filiados f on f.id = l.filiado_id left join escritorios e on e.id = l.escritorio_id`;

/** The Jurídico role sees it, and whoever the reception's setting names; to others of the reading role it is empty. */
const deQuemAgenda = ({ papeis, email }: Who) => {
  const gere = can(
    papeis.filter((papel) => papel !== 'visualizador_juridico'),
    'lista-espera.ver',
  );
  return gere
    ? todos
    : sql`exists (select from configuracoes c, jsonb_array_elements_text(c.valor) e
        where c.chave = 'recepcaoJuridica' and lower(e) = lower(${email}::text))`;
};

export const esperas = defineRecord({
  modulo: 'listaEspera',
  tabela: 'listaEspera',
  alias: 'l',
  schema: esperaSchema,
  visivel: deQuemAgenda,
  columns: ({ today }: Reader) => sql`l.id, l.versao, l.criado_em, l.atualizado_em, l.filiado_id,
    coalesce(f.nome_social, f.nome_completo) as nome_filiado,
    array_remove(array[f.tel_celular, f.tel_residencial, f.tel_comercial], null) as telefones,
    l.escritorio_id, e.nome as nome_escritorio, l.tipo_atendimento, l.tipo_servico, l.de, l.ate, l.nota,
    (select h.data from ${livres(today)} order by h.data limit 1) as cabe`,
  joins,
  order: {
    criadoEm: sql`l.criado_em`,
    filiado: sql`f.nome_completo`,
    escritorio: sql`e.nome`,
    de: sql`l.de`,
    ate: sql`l.ate`,
  },
  notNull: ['criadoEm', 'filiado', 'de', 'ate'],
  filter: ({ busca, escritorio, tipoAtendimento, tipoServico, cabe }: Filter, { today }: Reader) => [
    searchCondition(busca, search),
    escritorio && sql`(l.escritorio_id is null or l.escritorio_id = any(${escritorio}::uuid[]))`,
    tipoAtendimento && sql`l.tipo_atendimento = any(${tipoAtendimento}::text[])`,
    tipoServico && sql`l.tipo_servico = any(${tipoServico}::text[])`,
    cabe !== undefined && sql`exists (select from ${livres(today)}) = ${cabe}::boolean`,
  ],
  present:
    () =>
    (linha: Espera): Espera => ({ ...linha, nomeFiliado: nomeProprio(linha.nomeFiliado) }),
  fields: ESPERA_FIELDS,
  async names({ db }, ids) {
    const { rows } = await sql<{ id: string; nome: string }>`
      select id, coalesce(nome_social, nome_completo) as nome from filiados where id = any(${ids}::uuid[])
      union all select id, nome from escritorios where id = any(${ids}::uuid[])`.execute(db);
    return new Map(rows.map(({ id, nome }) => [id, nome]));
  },
});
