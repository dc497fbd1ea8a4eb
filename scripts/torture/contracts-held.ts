/** What must be true of contracts at any moment, asked of the database. Source: invariants C1, C6, C7. */
import type { Place } from './place.ts';

const BROKEN = `
  select 'numbers lost, twice or left out' as what, count(*)::int as n from (
    select 1 from contratos c cross join contratos_contador k group by k.ultimo
    having count(*) <> k.ultimo or max(c.numero) <> k.ultimo or count(distinct c.numero) <> count(*)) g
  union all
  select 'contracts without party or address', count(*)::int from contratos c
    where not exists (select from contratos_cnpjs k where k.contrato_id = c.id)
      or not exists (select from contratos_emails e where e.contrato_id = c.id)
  union all
  select 'contracts without exactly one entry of their creation', count(*)::int from contratos c where
    (select count(*) from auditoria a where a.tabela = 'contratos' and a.registro_id = c.id and a.acao = 'criar') <> 1
  union all
  select 'contracts that no key answers for, or two do', count(*)::int from (select c.id from contratos c
    left join idempotencia i on i.operacao = 'contratos.create' and (i.resposta ->> 'id')::uuid = c.id
    group by c.id having count(i.*) <> 1) x
  union all
  select 'deleted contracts that an expense names', count(*)::int from contratos c
    where c.situacao = 'Excluido' and exists (select from despesas d where d.id_contrato = c.id)
  union all
  select 'contracts whose version is not their number of changes', count(*)::int from contratos c where c.versao <>
    (select count(*) from auditoria a where a.tabela = 'contratos' and a.registro_id = c.id)
  union all
  select 'keys without an answer', count(*)::int from idempotencia where resposta is null`;

/** In: number by id, of those that were acknowledged. Out: what is broken, in words; none when all holds. */
export async function findBroken(place: Place, acknowledged: ReadonlyMap<string, string>): Promise<string[]> {
  const lost = await place.query<{ numero: string }>(
    `select m.numero from unnest($1::uuid[], $2::text[]) m (id, numero)
     where not exists (select from contratos c where c.id = m.id and c.numero_contrato = m.numero)`,
    [[...acknowledged.keys()], [...acknowledged.values()]],
  );
  const broken = (await place.query<{ what: string; n: number }>(BROKEN)).filter(({ n }) => n > 0);
  return [...lost.map(({ numero }) => `${numero} is lost`), ...broken.map(({ what, n }) => `${n} ${what}`)];
}
