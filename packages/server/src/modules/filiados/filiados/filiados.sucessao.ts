/**
 * After a death: what a pensioner's record is filled with. The titular's house, number and address, each dependent's own data.
 *
 * It tells what is restricted, so that reading it is written down like 'Mostrar'. Source: decisions-members (Membership, Sensitive data).
 */

import { nomeDoFiliado } from '@sede/domain/modules/filiados/filiados';
import type { SucessaoDoFiliado } from '@sede/domain/modules/filiados/filiados/contract';
import { sql } from 'kysely';
import type { ReadContext } from '#platform/api/index.ts';
import { registerAcesso } from '#platform/personal-data/index.ts';
import { filiados } from './filiado.record.ts';

export async function readSucessao(ctx: ReadContext, { id }: { id: string }): Promise<SucessaoDoFiliado> {
  const f = await filiados.get(ctx, id);
  const nome = nomeDoFiliado(f);
  await registerAcesso(ctx, { ato: 'mostrar', tela: 'filiados', filiado: { id, nome } });
  const { rows } = await sql<SucessaoDoFiliado['dependentes'][number]>`
    select id, nome_completo, cpf, data_nascimento, sexo, sexo_outro, parentesco, nome_mae
    from dependentes where filiado_id = ${id}::uuid order by data_nascimento, id`.execute(ctx.db);
  const { cep, logradouro, bairro, cidade, estado, telFixo, telResidencial, formaPagamento } = f;
  return {
    titular: { id, nome: f.nomeCompleto, cpf: f.cpf, empresa: f.empresa, matricula: f.matricula },
    endereco: { cep, logradouro, bairro, cidade, estado, telFixo, telResidencial, formaPagamento },
    dependentes: rows,
  };
}
