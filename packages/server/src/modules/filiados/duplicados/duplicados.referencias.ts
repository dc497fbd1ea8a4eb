/**
 * Everything that refers to the record that goes moves to the one that stays, by the registry of references.
 *
 * What has a rule of its own stands in PROPRIAS; a line of the registry that asks for one and has none is a mistake of the program, as is
 * a row left behind: the merge is undone. Held: both records' rows, so that nothing is added to them meanwhile. Source: decisions-members
 * (Tables, Merge).
 */
import { unirPeriodos } from '@sede/domain/modules/filiados/duplicados';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/index.ts';
import { REFERENCIAS_AO_FILIADO } from '../filiados/index.ts';
import { readPeriodos } from './duplicados.comparar.ts';

interface Par {
  fica: string;
  sai: string;
}
/** Rows that the other record had already, as they were: kept with the record that goes. */
type Repetidas = unknown[];

/** Memberships that overlap become one; how it ended is told by the one that ended last. */
async function movePeriodos(tx: Tx, par: Par): Promise<Repetidas> {
  const unidos = unirPeriodos(await readPeriodos(tx, par));
  const gone = unidos.flatMap(({ juntos, mantido }) => juntos.filter((id) => id !== mantido));
  const terminos = unidos.map(({ termino }) => termino);
  const { rows: said } = await sql<{ id: string; linha: string }>`
    select id, to_jsonb(p)::text as linha from filiado_periodos p where id = any(${[...gone, ...terminos]}::uuid[])`.execute(
    tx,
  );
  const linhas = new Map(said.map(({ id, linha }) => [id, linha]));
  await sql`delete from filiado_periodos where id = any(${gone}::uuid[])`.execute(tx);
  for (const { mantido, termino, inicio, fim } of unidos) {
    await sql`
      update filiado_periodos p set filiado_id = ${par.fica}::uuid, inicio = ${inicio}::date, fim = ${fim}::date,
        motivo = t.motivo, observacao = t.observacao, anexo_id = t.anexo_id, por_falecimento = t.por_falecimento,
        pedido_id = coalesce(p.pedido_id, t.pedido_id), presumido = p.presumido and t.presumido
      from jsonb_to_record(${linhas.get(termino) ?? '{}'}::jsonb)
        as t (motivo text, observacao text, anexo_id uuid, por_falecimento boolean, pedido_id uuid, presumido boolean)
      where p.id = ${mantido}::uuid and (p.filiado_id, p.inicio, p.fim) is distinct from
        (${par.fica}::uuid, ${inicio}::date, ${fim}::date)`.execute(tx);
  }
  return gone.map((id) => JSON.parse(linhas.get(id) ?? 'null'));
}

/** A dependent of both, by CPF or by name and birth, stays once: what it lacks is filled, its files and what was said about it go along. */
async function moveDependentes(tx: Tx, { fica, sai }: Par): Promise<Repetidas> {
  const { rows: twins } = await sql<{ de: string; para: string; linha: string }>`
    select distinct on (d.id) d.id as de, e.id as para, to_jsonb(d)::text as linha
    from dependentes d join dependentes e on e.filiado_id = ${fica}::uuid and (e.cpf = d.cpf
      or ((e.cpf is null or d.cpf is null) and e.data_nascimento = d.data_nascimento
        and sede.sem_acento(e.nome_completo) = sede.sem_acento(d.nome_completo)))
    where d.filiado_id = ${sai}::uuid order by d.id, e.cpf = d.cpf desc nulls last, e.id`.execute(tx);
  for (const { de, para } of twins) {
    await sql`
      update dependentes_anexos a set filiado_id = ${fica}::uuid, dependente_id = ${para}::uuid
      where a.dependente_id = ${de}::uuid and not exists (
        select from dependentes_anexos x where x.dependente_id = ${para}::uuid and x.anexo_id = a.anexo_id)`.execute(
      tx,
    );
    await sql`update interacoes set filiado_id = ${fica}::uuid, dependente_id = ${para}::uuid where dependente_id = ${de}::uuid`.execute(
      tx,
    );
    const { rows } = await sql<{
      cpf: string | null;
    }>`delete from dependentes where id = ${de}::uuid returning cpf`.execute(tx);
    await sql`
      update dependentes set cpf = ${rows[0]?.cpf ?? null} where id = ${para}::uuid and cpf is null
        and ${rows[0]?.cpf ?? null}::text is not null`.execute(tx);
  }
  await sql`update dependentes set filiado_id = ${fica}::uuid where filiado_id = ${sai}::uuid`.execute(tx);
  return twins.map(({ linha }) => JSON.parse(linha));
}

/** Of two that are in force for one purpose the older one ends as the newer began. */
async function moveConsentimentos(tx: Tx, { fica, sai }: Par): Promise<Repetidas> {
  await sql`
    update consentimentos c set revogado_em = o.dado_em
    from consentimentos o
    where c.filiado_id in (${fica}::uuid, ${sai}::uuid) and o.filiado_id in (${fica}::uuid, ${sai}::uuid)
      and c.revogado_em is null and o.revogado_em is null and o.finalidade = c.finalidade
      and (o.dado_em, o.id) > (c.dado_em, c.id)`.execute(tx);
  await sql`update consentimentos set filiado_id = ${fica}::uuid where filiado_id = ${sai}::uuid`.execute(tx);
  return [];
}

/** Of two requests that wait for one field the one of the record that stays waits on. */
async function moveCorrecoes(tx: Tx, { fica, sai }: Par): Promise<Repetidas> {
  await sql`
    update filiado_correcoes c set estado = 'retirada'
    where c.filiado_id = ${sai}::uuid and c.estado = 'pedida' and exists (
      select from filiado_correcoes o where o.filiado_id = ${fica}::uuid and o.estado = 'pedida' and o.campo = c.campo)`.execute(
    tx,
  );
  await sql`update filiado_correcoes set filiado_id = ${fica}::uuid where filiado_id = ${sai}::uuid`.execute(tx);
  return [];
}

/** Pensioners of the titular; nobody is their own. */
async function movePensionistas(tx: Tx, { fica, sai }: Par): Promise<Repetidas> {
  await sql`update filiados set titular_id = case when id = ${fica}::uuid then null else ${fica}::uuid end
    where titular_id = ${sai}::uuid`.execute(tx);
  await sql`update filiados set titular_id = null where id = ${sai}::uuid and titular_id = ${fica}::uuid`.execute(tx);
  return [];
}

const PROPRIAS: Readonly<Record<string, (tx: Tx, par: Par) => Promise<Repetidas>>> = {
  filiado_periodos: movePeriodos,
  dependentes: moveDependentes,
  consentimentos: moveConsentimentos,
  filiado_correcoes: moveCorrecoes,
  filiados: movePensionistas,
};

async function moveUmas(tx: Tx, { fica, sai }: Par, tabela: string, coluna: string, chaves: readonly string[]) {
  const same = chaves.map((chave) => sql`x.${sql.ref(chave)} is not distinct from t.${sql.ref(chave)}`);
  const repeated = sql`delete from ${sql.table(tabela)} t where t.${sql.ref(coluna)} = ${sai}::uuid and exists (
    select from ${sql.table(tabela)} x where x.${sql.ref(coluna)} = ${fica}::uuid and ${sql.join(same, sql` and `)})
    returning to_jsonb(t)::text as linha`;
  const { rows } = chaves.length === 0 ? { rows: [] } : await sql<{ linha: string }>`${repeated}`.execute(tx);
  await sql`update ${sql.table(tabela)} set ${sql.ref(coluna)} = ${fica}::uuid where ${sql.ref(coluna)} = ${sai}::uuid`.execute(
    tx,
  );
  return rows.map(({ linha }) => JSON.parse(linha) as unknown);
}

/** Out: by table, the rows that were not moved because the other record had them. */
export async function moveReferencias(tx: Tx, par: Par): Promise<Record<string, unknown[]>> {
  const repetidas: Record<string, unknown[]> = {};
  for (const { tabela, coluna, aoUnificar } of REFERENCIAS_AO_FILIADO) {
    if (aoUnificar === 'apaga') {
      await sql`delete from ${sql.table(tabela)} where ${sql.ref(coluna)} = ${par.sai}::uuid`.execute(tx);
      continue;
    }
    const own = PROPRIAS[tabela];
    if (aoUnificar === 'propria' && !own) throw new Error(`${tabela} has no rule for a merge`);
    const chaves = typeof aoUnificar === 'object' ? aoUnificar.semRepetir : [];
    const left = aoUnificar === 'propria' && own ? await own(tx, par) : await moveUmas(tx, par, tabela, coluna, chaves);
    if (left.length > 0) repetidas[tabela] = left;
  }
  for (const { tabela, coluna } of REFERENCIAS_AO_FILIADO) {
    const { rows } =
      await sql`select 1 from ${sql.table(tabela)} where ${sql.ref(coluna)} = ${par.sai}::uuid limit 1`.execute(tx);
    if (rows.length > 0) throw new Error(`${tabela} still refers to the record that goes`);
  }
  return repetidas;
}
