/** Proposed departures, described once: whoever confirms them sees all. Source: decisions-members (Consignação). */
import type { InputOf } from '@sede/domain/contract';
import { podeDe } from '@sede/domain/kernel';
import {
  motivoNaoDesfiliar,
  motivoNaoManter,
  motivoNaoReativar,
  PROPOSTA_FIELDS,
  type PropostaDeDesfiliacao,
} from '@sede/domain/modules/filiados/desfiliacoes';
import { type desfiliacoesContract, propostaSchema } from '@sede/domain/modules/filiados/desfiliacoes/contract';
import { sql } from 'kysely';
import { inColumns, searchCondition } from '#platform/db/list/index.ts';
import { defineRecord, todos } from '#platform/records/index.ts';

type Filter = InputOf<typeof desfiliacoesContract.totals>;
type Linha = Omit<PropostaDeDesfiliacao, 'pode'> & { filiado: boolean };

const FILIADO = sql`exists (select from filiado_periodos x where x.filiado_id = p.filiado_id and x.fim is null)`;
/** Of whoever left otherwise nothing waits. */
const ESTADO = sql`case when p.estado = 'aguardando' and not ${FILIADO} then 'retirada' else p.estado end`;

const present =
  () =>
  ({ filiado, ...linha }: Linha): PropostaDeDesfiliacao => {
    const proposta = { estado: linha.estado, inativo: linha.situacao === 'INATIVO', filiado };
    return {
      ...linha,
      pode: podeDe({
        desfiliar: motivoNaoDesfiliar(proposta),
        manter: motivoNaoManter(proposta),
        reativar: motivoNaoReativar(proposta),
      }),
    };
  };

export const desfiliacoes = defineRecord({
  modulo: 'desfiliacoes',
  tabela: 'desfiliacoesPropostas',
  alias: 'p',
  schema: propostaSchema,
  visivel: todos,
  columns: sql`p.id, p.versao, p.criado_em, p.atualizado_em, p.filiado_id, f.versao as filiado_versao, f.nome_completo as nome,
    f.empresa as casa, f.matricula, f.situacao_filiado as situacao, to_char(p.competencia, 'YYYY-MM') as competencia, p.causa,
    ${ESTADO} as estado, p.motivo, d.nome as decidida_por, p.decidida_em, u.nome as proposta_por, ${FILIADO} as filiado`,
  joins: sql`join filiados f on f.id = p.filiado_id left join usuarios u on u.id = p.criado_por
    left join usuarios d on d.id = p.decidida_por`,
  order: { nome: sql`f.nome_completo`, casa: sql`f.empresa`, competencia: sql`p.competencia`, estado: ESTADO },
  notNull: ['nome', 'casa', 'competencia', 'estado'],
  filter: ({ estado, casa, busca }: Filter) => [
    estado && sql`${ESTADO} = any(${estado}::text[])`,
    casa && sql`f.empresa = any(${casa}::text[])`,
    searchCondition(busca, inColumns(sql`sede.sem_acento(f.nome_completo || ' ' || f.matricula)`)),
  ],
  present,
  fields: PROPOSTA_FIELDS,
});
