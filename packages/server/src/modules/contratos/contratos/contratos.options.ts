/**
 * Contracts and documents, for records that refer to one: found from three letters or digits of number, name or CNPJ on; those of the
 * beneficiary stand first, also before anything is typed. What was deleted is never offered; what has ended is, and told as such.
 * Source: spec 3 §5; decisions-sindical-contratos-patrimonio (Links).
 */
import type { InputOf } from '@sede/domain/contract';
import {
  MAX_OPCOES_CONTRATO,
  MIN_BUSCA_CONTRATO,
  type OpcaoDeContrato,
} from '@sede/domain/modules/contratos/contratos';
import type { contratosContract } from '@sede/domain/modules/contratos/contratos/contract';
import { sql } from 'kysely';
import type { ReadContext } from '#platform/api/index.ts';
import { searchCondition } from '#platform/db/list/index.ts';
import { contratos, searchContratos } from './contrato.record.ts';

const isLongEnough = (busca: string | undefined) =>
  (busca ?? '').replace(/[^\p{L}\p{N}]/gu, '').length >= MIN_BUSCA_CONTRATO;

export async function listOpcoesDeContrato(
  ctx: ReadContext,
  { busca, ids, beneficiario }: InputOf<(typeof contratosContract)['options']>,
) {
  const dele = beneficiario
    ? sql`exists (select from contratos_cnpjs k where k.contrato_id = c.id and (k.id_beneficiario = ${beneficiario}::uuid
        or k.cnpj_contratado = (select b.cpf_cnpj from beneficiarios b where b.id = ${beneficiario}::uuid)))`
    : sql`false`;
  const typed = isLongEnough(busca);
  if (!ids && !typed && !beneficiario) return { itens: [] };
  const vencido = sql`coalesce(c.data_fim < ${ctx.today}::date, false)`;
  const itens = await contratos.some<OpcaoDeContrato>(ctx, {
    conditions: [
      ids && sql`c.id = any(${ids}::uuid[])`,
      !ids && !typed && dele,
      typed && searchCondition(busca, searchContratos),
    ],
    columns: sql`c.id, c.numero_contrato, c.nome, c.tipo_objeto, c.data_inicio, c.data_fim, c.situacao, ${vencido} as vencido,
      (select k.nome from contratos_cnpjs k where k.contrato_id = c.id order by k.ordem limit 1) as contratado,
      ${dele} as do_beneficiario`,
    joins: sql``,
    order: sql`${beneficiario ? sql`${dele} desc, ` : sql``}c.situacao = 'Encerrado', ${vencido}, c.ano desc nulls last, c.numero desc nulls last, c.id`,
    limit: MAX_OPCOES_CONTRATO,
  });
  return { itens };
}
