/** Surveys, described once: whoever may see them sees all of them. Source: spec 2 §2 (Satisfaction survey); decisions-members (Survey). */
import { can } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { podeDe } from '@sede/domain/kernel';
import {
  motivoNaoCancelar,
  motivoNaoInterromper,
  motivoNaoRetomar,
  PESQUISA_FIELDS,
  type Pesquisa,
} from '@sede/domain/modules/comunicacao/pesquisas';
import { pesquisaSchema, type pesquisasContract } from '@sede/domain/modules/comunicacao/pesquisas/contract';
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import { searchCondition } from '#platform/db/list/index.ts';
import { defineRecord, todos } from '#platform/records/index.ts';

type Filter = InputOf<typeof pesquisasContract.totals>;
type Linha = Omit<Pesquisa, 'pode'>;

const convites = (estado: 'enviado' | 'de_fora') =>
  sql`(select count(*) from pesquisa_convites c where c.pesquisa_id = p.id and c.estado = ${sql.lit(estado)})::int`;

/** What the reader may do with a sending. */
const presentPesquisa = ({ actor }: Pick<Reader, 'actor'>) => {
  const envia = can(actor.papeis, 'pesquisas.enviar');
  return (linha: Linha): Pesquisa => ({
    ...linha,
    pode: podeDe({
      cancelar: motivoNaoCancelar(linha.estado, envia),
      interromper: motivoNaoInterromper(linha.estado, envia),
      retomar: motivoNaoRetomar(linha.estado, envia),
    }),
  });
};

export const pesquisas = defineRecord({
  modulo: 'pesquisas',
  tabela: 'pesquisas',
  alias: 'p',
  schema: pesquisaSchema,
  visivel: todos,
  columns: sql`p.id, p.versao, p.criado_em, p.atualizado_em, p.modo, p.tipos, p.estado, p.esperados,
    ${convites('enviado')} as enviadas, ${convites('de_fora')} as de_fora,
    (select count(*) from pesquisa_marcas m where m.pesquisa_id = p.id)::int as respondidas,
    p.sai_em, p.expira_em, p.concluida_em, p.lembrada_em, p.por_nome`,
  narrow: true,
  present: presentPesquisa,
  order: { criadoEm: sql`p.criado_em`, expiraEm: sql`p.expira_em` },
  notNull: ['criadoEm', 'expiraEm'],
  filter: ({ busca, modo, estado, tipo }: Filter) => [
    searchCondition(busca, ({ like }) => sql<boolean>`sede.sem_acento(coalesce(p.por_nome, '')) like ${like}`),
    modo && sql`p.modo = any(${modo}::text[])`,
    estado && sql`p.estado = any(${estado}::text[])`,
    tipo && sql`p.tipos && ${tipo}::text[]`,
  ],
  fields: PESQUISA_FIELDS,
});
