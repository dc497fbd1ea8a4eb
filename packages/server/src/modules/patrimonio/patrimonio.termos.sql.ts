/**
 * Where a term `t` stands, as SQL: of its asset `b` and its exit `f`. The rule stands in domain (`situacaoDoTermo`); a test holds both together.
 * Source: decisions-sindical-contratos-patrimonio (Term).
 */
import { FUSO } from '@sede/domain/kernel';
import { DIAS_SEM_ACEITE, TENTATIVAS_DO_TERMO } from '@sede/domain/modules/patrimonio/termos';
import { type RawBuilder, sql } from 'kysely';

const TENTATIVAS = sql.lit(TENTATIVAS_DO_TERMO);

/** The asset is still with whoever the term is of: the exit is open and theirs, or the asset is. */
const COM_A_PESSOA = sql<boolean>`(b.situacao_base not in ('Descartado', 'Devolvido') and coalesce(case t.origem
  when 'saida' then f.bem_id = t.bem_id and f.data_retorno is null and f.id_funcionario is not distinct from t.id_funcionario
    and (t.id_funcionario is not null or f.responsavel = t.nome)
  else b.id_usuario = t.id_funcionario end, false))`;

export const DO_TERMO = sql`bens_termos t join bens b on b.id = t.bem_id left join bens_fluxos f on f.id = t.fluxo_id`;

export const situacaoDoTermo = (hoje: string): RawBuilder<string> => sql<string>`(case
  when t.estado <> 'aguardando' then t.estado
  when not ${COM_A_PESSOA} then 'dispensado'
  when t.tentativas >= ${TENTATIVAS} then 'bloqueado'
  when t.expira_em < ${hoje}::date then 'vencido'
  else 'aguardando' end)`;

/** Open to an answer; the link is told by itself what it lacks. */
export const ABERTO = sql<boolean>`(t.estado = 'aguardando' and ${COM_A_PESSOA})`;

/** Of asset `b`: somebody has it whose term, the newest, has waited, or been refused, for longer than some days. */
export const SEM_ACEITE = (hoje: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from bens_termos t left join bens_fluxos f on f.id = t.fluxo_id
  where t.bem_id = b.id and t.estado in ('aguardando', 'recusado') and ${COM_A_PESSOA}
    and not exists (select from bens_termos n where n.bem_id = t.bem_id and n.criado_em > t.criado_em)
    and (t.criado_em at time zone ${sql.lit(FUSO)})::date < ${hoje}::date - ${sql.lit(DIAS_SEM_ACEITE)})`;
