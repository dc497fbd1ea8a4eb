/**
 * Runs, layouts and batches of the payroll check, described once: whoever may see them sees all.
 *
 * Source: decisions-members (Consignação).
 */
import { podeDe, todayInSaoPaulo } from '@sede/domain/kernel';
import {
  LAYOUT_FIELDS,
  type LayoutDaCasa,
  motivoNaoDesfazer,
  prazoDaInativacao,
  RESULTADO_FIELDS,
  VERIFICACAO_FIELDS,
  type Verificacao,
} from '@sede/domain/modules/filiados/consignacoes';
import { inativacaoSchema, layoutSchema, verificacaoSchema } from '@sede/domain/modules/filiados/consignacoes/contract';
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import { defineRecord, todos } from '#platform/records/index.ts';

const mes = (column: string) => sql`to_char(${sql.ref(column)}, 'YYYY-MM')`;

export const verificacoes = defineRecord({
  modulo: 'consignacoes',
  tabela: 'consignacoes',
  alias: 'c',
  schema: verificacaoSchema,
  visivel: todos,
  columns: sql`c.id, ${mes('c.competencia')} as competencia, c.estado, c.passo, c.mensagem, c.por_email as por, c.iniciada_em,
    c.terminada_em`,
  order: { iniciadaEm: sql`c.iniciada_em` },
  present: () => (linha: Verificacao) => linha,
  fields: VERIFICACAO_FIELDS,
});

export const layouts = defineRecord({
  modulo: 'consignacoes',
  tabela: 'consignacaoLayouts',
  alias: 'l',
  schema: layoutSchema,
  visivel: todos,
  columns: sql`l.id, l.versao, l.casa, l.nome, l.numero, l.vigente, l.definicao, l.criado_em, u.nome as criado_por`,
  joins: sql`left join usuarios u on u.id = l.criado_por`,
  order: { numero: sql`l.numero` },
  present: () => (linha: LayoutDaCasa) => linha,
  fields: LAYOUT_FIELDS,
});

interface Lote {
  id: string;
  versao: number;
  competencia: string;
  causa: string;
  por: string | null;
  em: string;
  quantos: number;
  desfeitaEm: string | null;
}

export const inativacoes = defineRecord({
  modulo: 'consignacoes',
  tabela: 'consignacaoInativacoes',
  alias: 'i',
  schema: inativacaoSchema,
  visivel: todos,
  columns: sql`i.id, i.versao, ${mes('i.competencia')} as competencia, i.causa, u.nome as por, i.criado_em as em, i.desfeita_em,
    (select count(*) from consignacao_inativados x where x.inativacao_id = i.id)::int as quantos`,
  joins: sql`left join usuarios u on u.id = i.criado_por`,
  order: { em: sql`i.criado_em` },
  present:
    ({ today }: Reader) =>
    (lote: Lote) => {
      const ate = prazoDaInativacao(todayInSaoPaulo(new Date(lote.em)));
      return { ...lote, ate, pode: podeDe({ desfazer: motivoNaoDesfazer({ ...lote, ate }, today) }) };
    },
  fields: { causa: RESULTADO_FIELDS.causa },
});
