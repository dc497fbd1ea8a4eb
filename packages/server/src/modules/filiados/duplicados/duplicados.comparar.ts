/**
 * Two records side by side, whole: what each says, what the merge would bring over, and why it cannot be made.
 *
 * Reading them is written down for both, as 'Mostrar' is. Source: decisions-members (Merge, Sensitive data).
 */
import type { InputOf } from '@sede/domain/contract';
import {
  type Comparacao,
  GRUPOS_DE_CAMPOS,
  motivoNaoUnificar,
  type PeriodoDeFicha,
  type Unificavel,
  unirPeriodos,
} from '@sede/domain/modules/filiados/duplicados';
import type { duplicadosContract } from '@sede/domain/modules/filiados/duplicados/contract';
import type { Filiado } from '@sede/domain/modules/filiados/filiados';
import { sql } from 'kysely';
import type { ReadContext } from '#platform/api/index.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import { REFERENCIAS_AO_FILIADO, readRestritos } from '../filiados/index.ts';

type Par = InputOf<typeof duplicadosContract.comparar>;

/** What the rule asks of both records. In: ids; out: by id. */
export async function readUnificaveis(db: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Unificavel>> {
  const { rows } = await sql<Unificavel>`
    select f.id, f.usuario_id is not null as tem_conta, f.falecido, f.anonimizado_em is not null as anonimizado,
      exists (select from pedidos_titular p where p.filiado_id = f.id
        and (p.estado in ('gerando', 'aguardando'))) as pedido_aberto
    from filiados f where f.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** A proposal that waits and names one of these records. */
export async function findProposta(db: Db | Tx, ids: readonly string[]): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select id from unificacoes where estado = 'aguardando'
    and (fica_id = any(${ids}::uuid[]) or sai_id = any(${ids}::uuid[])) limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

export async function readPeriodos(db: Db | Tx, { fica, sai }: Par): Promise<PeriodoDeFicha[]> {
  const { rows } = await sql<PeriodoDeFicha>`
    select id, inicio, fim, filiado_id = ${fica}::uuid as fica from filiado_periodos
    where filiado_id in (${fica}::uuid, ${sai}::uuid) order by inicio, fim, id`.execute(db);
  return rows;
}

async function readMove(db: Db, sai: string): Promise<Comparacao['move']> {
  const found: Comparacao['move'] = [];
  for (const { tabela, coluna, rotulo, aoUnificar } of REFERENCIAS_AO_FILIADO) {
    if (aoUnificar === 'apaga' || tabela === 'filiado_periodos') continue;
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(tabela)} where ${sql.ref(coluna)} = ${sai}::uuid`.execute(db);
    const quantos = rows[0]?.n ?? 0;
    if (quantos > 0) found.push({ rotulo, quantos });
  }
  return found;
}

function shown(filiado: Filiado): Comparacao['fica'] {
  const { id, versao, nomeCompleto, nomeSocial, atualizadoEm, criadoEm, cadastro, temConta } = filiado;
  const campos = GRUPOS_DE_CAMPOS.flatMap((grupo) => grupo.campos);
  const todos: Readonly<Record<string, unknown>> = { ...filiado };
  const valores = Object.fromEntries(campos.map((campo) => [campo, todos[campo] ?? null]));
  return { id, versao, nome: nomeSocial ?? nomeCompleto, atualizadoEm, criadoEm, cadastro, temConta, valores };
}

export async function comparar(ctx: ReadContext, { fica, sai }: Par): Promise<Comparacao> {
  const [uma, outra] = [await readRestritos(ctx, { id: fica }), await readRestritos(ctx, { id: sai })];
  const estados = await readUnificaveis(ctx.db, [fica, sai]);
  const [a, b] = [estados.get(fica), estados.get(sai)];
  const periodos = await readPeriodos(ctx.db, { fica, sai });
  const byId = new Map(periodos.map((periodo) => [periodo.id, periodo]));
  return {
    fica: shown(uma),
    sai: shown(outra),
    periodos: unirPeriodos(periodos).map(({ inicio, fim, juntos }) => {
      const de = juntos.map((id) => byId.get(id)).filter((one) => one !== undefined);
      const own = de.some((one) => one.fica);
      const other = de.some((one) => !one.fica);
      return {
        inicio,
        fim,
        de: own && other ? 'ambas' : own ? 'fica' : 'sai',
        sobrepostas: de.length > 1 ? de.map((one) => ({ inicio: one.inicio, fim: one.fim })) : [],
      };
    }),
    move: await readMove(ctx.db, sai),
    impedimento: fica === sai ? 'mesma_ficha' : a && b ? motivoNaoUnificar(a, b) : null,
    proposta: await findProposta(ctx.db, [fica, sai]),
  };
}
