/** Kept calculations, described once: whoever uses Sindex sees all of them. Source: decisions-sindical (Sindex). */
import type { InputOf } from '@sede/domain/contract';
import { podeDe } from '@sede/domain/kernel';
import { CALCULO_FIELDS, type CalculoGuardado } from '@sede/domain/modules/sindical/sindex';
import { calculoSchema, type sindexContract } from '@sede/domain/modules/sindical/sindex/contract';
import { sql } from 'kysely';
import { inColumns, searchCondition } from '#platform/db/list/index.ts';
import { defineRecord, todos } from '#platform/records/index.ts';

type Filter = InputOf<typeof sindexContract.totals>;
type Linha = Omit<CalculoGuardado, 'pode'> & { autorId: string };

const search = inColumns(sql`c.busca`);

/** '1234,5': as the contract has decimals, for pages and spreadsheet alike. */
const decimal = (coluna: string) =>
  sql`replace(trim_scale(${sql.ref(coluna)})::text, '.', ',') as ${sql.ref(coluna.slice(2))}`;

export const calculos = defineRecord({
  modulo: 'sindex',
  tabela: 'sindexCalculos',
  alias: 'c',
  schema: calculoSchema,
  visivel: todos,
  columns: sql`c.id, c.versao, c.criado_em, c.atualizado_em, c.calculo, c.descricao,
    replace(c.resultado::numeric(40, 2)::text, '.', ',') as resultado, ${decimal('c.uso_real')}, ${decimal('c.uso_esperado')},
    c.receita, c.custo, ${decimal('c.nota')}, c.alugueis, c.ativos, c.juridico, c.seguradora, c.clube, c.gerais,
    c.autor_id, c.autor_nome`,
  order: {
    criadoEm: sql`c.criado_em`,
    calculo: sql`c.calculo`,
    descricao: sql`c.descricao`,
    resultado: sql`c.resultado`,
    autor: sql`c.autor_nome`,
  },
  notNull: ['criadoEm', 'calculo', 'resultado', 'autor'],
  filter: ({ busca, calculo, meus }: Filter, { actor }) => [
    searchCondition(busca, search),
    calculo && sql`c.calculo = any(${calculo}::text[])`,
    meus !== undefined && sql`(c.autor_id = ${actor.usuarioId}::uuid) = ${meus}`,
  ],
  present:
    ({ actor }) =>
    ({ autorId, ...linha }: Linha): CalculoGuardado => ({
      ...linha,
      pode: podeDe({ excluir: autorId === actor.usuarioId ? null : ('de_outro' as const) }),
    }),
  fields: CALCULO_FIELDS,
});
