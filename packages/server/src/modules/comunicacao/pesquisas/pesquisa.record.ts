/** Surveys, described once: whoever may see them sees all of them. Source: spec 2 §2 (Satisfaction survey); decisions-members (Survey). */
import { can } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { podeDe } from '@sede/domain/kernel';
import {
  motivoNaoAprovar,
  motivoNaoCancelar,
  motivoNaoInterromper,
  motivoNaoNegar,
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
type Linha = Omit<Pesquisa, 'pode'> & { enviadaPorId: string | null };

/** What the reader may do with a sending. */
const presentPesquisa = ({ actor: { papeis, usuarioId: quem } }: Reader) => {
  const envia = can(papeis, 'pesquisas.enviar');
  const aprova = can(papeis, 'pesquisas.aprovar');
  return ({ enviadaPorId, ...linha }: Linha): Pesquisa => ({
    ...linha,
    pode: podeDe({
      aprovar: motivoNaoAprovar({ estado: linha.estado, enviadaPorId }, { quem, aprova }),
      negar: motivoNaoNegar(linha, aprova),
      cancelar: motivoNaoCancelar(linha.estado, envia),
      interromper: motivoNaoInterromper(linha.estado, envia),
      retomar: motivoNaoRetomar(linha.estado, envia),
      encerrar: motivoNaoRetomar(linha.estado, envia),
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
    k.enviadas, k.arquivadas, k.na_fila, k.falharam, k.incertas, k.de_fora,
    (select count(*) from pesquisa_marcas m where m.pesquisa_id = p.id)::int as respondidas,
    p.sai_em, p.expira_em, p.concluida_em, p.lembrada_em, p.por_nome,
    a.nome as aprovada_por, p.aprovada_em, p.recusa_motivo, p.criado_por as enviada_por_id`,
  joins: sql`left join usuarios a on a.id = p.aprovada_por
    left join lateral (select
        count(*) filter (where c.estado = 'enviado')::int as enviadas, count(*) filter (where c.estado = 'arquivado')::int as arquivadas,
        count(*) filter (where c.estado in ('na_fila', 'na_caixa'))::int as na_fila,
        count(*) filter (where c.estado = 'falhou')::int as falharam, count(*) filter (where c.estado = 'incerto')::int as incertas,
        count(*) filter (where c.estado = 'de_fora')::int as de_fora
      from pesquisa_convites c where c.pesquisa_id = p.id) k on true`,
  narrow: true,
  present: presentPesquisa,
  order: { criadoEm: sql`p.criado_em`, expiraEm: sql`p.expira_em` },
  notNull: ['criadoEm', 'expiraEm'],
  filter: ({ busca, modo, estado, tipo, incertas }: Filter) => [
    searchCondition(busca, ({ like }) => sql<boolean>`sede.sem_acento(coalesce(p.por_nome, '')) like ${like}`),
    modo && sql`p.modo = any(${modo}::text[])`,
    estado && sql`p.estado = any(${estado}::text[])`,
    tipo && sql`p.tipos && ${tipo}::text[]`,
    incertas !== undefined &&
      sql`${incertas} = exists (select from pesquisa_convites c where c.pesquisa_id = p.id and c.estado = 'incerto')`,
  ],
  fields: PESQUISA_FIELDS,
});
