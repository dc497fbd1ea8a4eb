/** Contracts in the search over everything: by number, name, or whom they are with. Source: decisions-sindical-contratos-patrimonio (Pendências: Ctrl K). */
import { sql } from 'kysely';
import type { SearchSource } from '#platform/search/index.ts';
import { contratos } from './contrato.record.ts';

export const contratosSource: SearchSource = {
  fonte: 'contratos',
  permission: 'contratos.ver',
  find: (ctx, busca, limite) =>
    contratos.hits(
      ctx,
      busca,
      limite,
      sql`concat_ws(' · ', c.tipo_objeto, (select k.nome from contratos_cnpjs k where k.contrato_id = c.id order by k.ordem limit 1), c.situacao)`,
    ),
};
